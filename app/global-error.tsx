'use client';

import { useEffect, useState } from 'react';
import { awaitedPage, isReachable, loadAnew, mayRecover } from '@/lib/browser/navigation/recovery';

/**
 * Replaces a page that has crashed, usually one that was open while a new site was deployed. It loads the page that the
 * reader asked for, or the same page, as a document once; if that does not help, it says so. Texts and language are those of the page that was there.
 */
export default function GlobalError() {
  const [{ lang, theme, title, words, reload, home }] = useState(readPage);
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
          <main role="alert" data-crashed>
            <p>{words?.text}</p>
            <p>
              <button className={reload?.look} type="button" onClick={loadAnew}>
                {reload?.text ?? '↻'}
              </button>
              {home && (
                <a className={home.look} href={home.href}>
                  {home.text}
                </a>
              )}
            </p>
          </main>
        )}
      </body>
    </html>
  );
}

interface Part {
  text: string;
  look: string;
  href: string | undefined;
}

interface PageBefore {
  lang?: string;
  theme?: string;
  title?: string;
  words?: Part;
  reload?: Part;
  home?: Part;
}

/** The page is still there while this is rendered in its place for the first time; see LoadFailure. */
function readPage(): PageBefore {
  if (typeof document === 'undefined') return {};
  const { lang, dataset } = document.documentElement;
  const [words, reload, home] = ['p', 'button', 'a'].map(readPart);
  return { lang, theme: dataset['theme'], title: document.title, words, reload, home };
}

function readPart(name: string): Part | undefined {
  const part = document.querySelector(`[data-crash-words] ${name}`);
  if (!part) return undefined;
  const href = part.getAttribute('href') ?? undefined;
  return { text: part.textContent ?? '', look: part.className, href };
}

async function reloadOnce(): Promise<boolean> {
  const isHelpful = mayRecover() && (await isReachable(awaitedPage() ?? location.href));
  if (isHelpful) loadAnew();
  return isHelpful;
}
