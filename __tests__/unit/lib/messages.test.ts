import { createTranslator } from 'next-intl';
import { messagesFor } from '@/lib/content/messages';
import { fillText } from '@/lib/fill-text';

const messages = messagesFor('en');

/** `npm run check` fails if one of the marked lines compiles. */
function mistakes(): string[] {
  const t = createTranslator({ locale: 'en', messages, namespace: 'layout' });
  return [
    // @ts-expect-error There is no such text.
    t('skipToContents'),
    // @ts-expect-error The placeholder is called version.
    t('oldVersion', { versoin: '1.x' }),
    // @ts-expect-error The text has a placeholder.
    t('oldVersion'),
    // @ts-expect-error The placeholder is called count.
    fillText(messages.search.count, { number: 3 }),
  ];
}

test('a typo in the name of a text or of a placeholder does not compile', () => {
  expect(mistakes).toHaveLength(0);
  const t = createTranslator({ locale: 'en', messages, namespace: 'layout' });
  expect(t('oldVersion', { version: '1.x' })).toContain('1.x');
});

test('values take the places of their names, and unknown names stay', () => {
  expect(fillText(messages.search.count, { count: 3 })).toBe('3 results');
  const text: string = '{a} {b}';
  expect(fillText(text, { a: 'x' })).toBe('x {b}');
});

test('the languages have the same texts, with the same placeholders', () => {
  const placeholdersOf = (value: unknown): unknown =>
    typeof value === 'string'
      ? [...value.matchAll(/\{\w+\}/g)].map(String).sort()
      : Object.entries(value as object).map(([name, text]) => [name, placeholdersOf(text)]);
  expect(placeholdersOf(messagesFor('zh'))).toEqual(placeholdersOf(messages));
});
