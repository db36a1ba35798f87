'use client';

import { useEffect } from 'react';
import { hearEdits } from '@/lib/browser/hear-edits';

/** Shown in development if the page cannot be rendered, because of an error in the code. */
export default function GlobalError({ error: { message } }: { error: Error }) {
  // There is no page to show again.
  useEffect(
    () => hearEdits({ locale: '', path: '', revision: '' }, () => window.location.reload()),
    [],
  );
  return (
    <html lang="en">
      <body>
        <h1>This page cannot be shown</h1>
        <pre style={{ whiteSpace: 'pre-wrap' }}>{message}</pre>
      </body>
    </html>
  );
}
