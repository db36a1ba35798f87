/** In the environment, so that processes started later know it. */
const ANSWERED = 'STATIC_PATHS_ANSWERED';
const PATIENCE_MS = 600_000;

/**
 * The static paths of the pages in development: none, for any page is rendered when it is asked for. Next.js asks
 * for them with every request, in a new process that loads the whole app, which is more work than the page. It
 * waits for the first answer alone, and starts no further process until the last one has answered: so any but
 * the first answer takes its time.
 */
export async function answerSlowly(): Promise<never[]> {
  if (process.env[ANSWERED] !== undefined) {
    // Nobody waits, and when the server ends, so does this process.
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
  }
  return [];
}

/** A page is rendered after the first answer. */
export function noteAnswered(): void {
  process.env[ANSWERED] = 'yes';
}
