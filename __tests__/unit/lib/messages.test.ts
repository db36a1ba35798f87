import { createTranslator } from 'next-intl';
import { fillText } from '@/lib/fill-text';
import { messagesFor } from '@/lib/messages';

const messages = messagesFor('en');

/** `npm run check` fails if one of the marked lines compiles. */
function errors(): string[] {
  const t = createTranslator({ locale: 'en', messages, namespace: 'layout' });
  return [
    // @ts-expect-error The key does not exist.
    t('skipToContents'),
    // @ts-expect-error The placeholder is called version.
    t('oldVersion', { versoin: '1.x' }),
    // @ts-expect-error The text has a placeholder.
    t('oldVersion'),
    // @ts-expect-error The placeholder is called count.
    fillText(messages.search.count, { number: 3 }),
  ];
}

test('a typo in a message key or a placeholder does not compile', () => {
  expect(errors).toHaveLength(0);
  const t = createTranslator({ locale: 'en', messages, namespace: 'layout' });
  expect(t('oldVersion', { version: '1.x' })).toContain('1.x');
});

test('placeholders are replaced by their values, and unknown placeholders stay', () => {
  expect(fillText(messages.search.count, { count: 3 })).toBe('3 results');
  const text: string = '{a} {b}';
  expect(fillText(text, { a: 'x' })).toBe('x {b}');
});

test('all languages have the same message keys, with the same placeholders', () => {
  const placeholdersOf = (value: unknown): unknown =>
    typeof value === 'string'
      ? [...value.matchAll(/\{\w+\}/g)].map(String).sort()
      : Object.entries(value as object).map(([name, text]) => [name, placeholdersOf(text)]);
  expect(placeholdersOf(messagesFor('zh'))).toEqual(placeholdersOf(messages));
});
