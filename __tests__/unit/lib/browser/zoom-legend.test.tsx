import { legendOf } from '@/lib/browser/zoom/legend';

function legend(html: string): HTMLElement | undefined {
  document.body.innerHTML = html;
  return legendOf(document.querySelector('img') as HTMLElement);
}

test('a copy of the list of numbers stands in the elements that its styles need', () => {
  const shown = legend(
    '<figure class="report-shot"><img alt="a"><figcaption><p>Caption</p><ol><li>One</li></ol></figcaption></figure>',
  );
  expect(shown?.outerHTML).toBe(
    '<div class="prose"><figure class="report-shot"><figcaption><ol><li>One</li></ol></figcaption></figure></div>',
  );
  expect(document.querySelectorAll('ol')).toHaveLength(1);
});

test('an image without numbers has no legend', () => {
  expect(legend('<figure><img alt="a"><figcaption>Caption</figcaption></figure>')).toBeUndefined();
  expect(legend('<p><img alt="a"></p>')).toBeUndefined();
});
