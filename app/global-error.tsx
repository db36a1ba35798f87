'use client';

import { useEffect, useState } from 'react';
import { isReachable, loadAnew, mayRecover } from '@/lib/browser/navigation/recovery';

/**
 * Replaces a page that has crashed, usually one that was open while a new site was deployed. It loads the page
 * again, once. If that does not help, it shows the message of the page before.
 */
export default function GlobalError() {
  const [{ lang, theme, title, message }] = useState(readPage);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    void reloadOnce().then((isReloading) => setShown(!isReloading));
  }, []);

  return (
    <html lang={lang} data-theme={theme} suppressHydrationWarning>
      <head>
        <title>{title}</title>
      </head>
      <body>
        {isShown && (
          <main role="alert" data-crashed ref={fill}>
            {message.length === 0 && <button type="button">↻</button>}
          </main>
        )}
      </body>
    </html>
  );

  function fill(main: HTMLElement | null): void {
    main?.prepend(...message);
    main?.querySelector('button')?.addEventListener('click', loadAnew);
  }
}

/** The page is still in the document while this component is rendered in its place; see LoadFailure. */
function readPage() {
  if (typeof document === 'undefined') return { message: [] };
  const { lang, dataset } = document.documentElement;
  const message = [...(document.querySelector('[data-crash-words]')?.children ?? [])];
  return { lang, theme: dataset['theme'], title: document.title, message };
}

async function reloadOnce(): Promise<boolean> {
  const isHelpful = mayRecover() && (await isReachable(location.href));
  if (isHelpful) loadAnew();
  return isHelpful;
}
