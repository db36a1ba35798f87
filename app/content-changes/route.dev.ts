import { openPageData } from '@/app/open-page-data';
import { hearOfEdits } from '@/lib/content/edits';

/**
 * Sends an open page as it is after every edit, as server-sent events, in development only: its data, or nothing where it
 * cannot be shown.
 *
 * `GET /content-changes?locale=&path=&revision=`: the page, and the revision of the content that it shows.
 */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const read = (name: string) => searchParams.get(name) ?? '';
  let stop: () => void;
  const events = new ReadableStream<string>({
    start(controller) {
      stop = hearOfEdits(read('revision'), async (isOver) => {
        const data = await openPageData(read('locale'), read('path')).catch(() => '');
        if (!isOver()) controller.enqueue(`data: ${data}\n\n`);
      });
    },
    cancel: () => stop(),
  });
  return new Response(events.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
