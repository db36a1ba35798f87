'use client';

import { FollowEdits } from './follow-edits';

/** What stands where nothing can be shown in development: a configuration with mistakes, a fault of the code. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <h1>This page cannot be shown</h1>
        <pre style={{ whiteSpace: 'pre-wrap' }}>{error.message}</pre>
        <FollowEdits revision={error.digest} reloads />
      </body>
    </html>
  );
}
