import { mistakesFile } from '@/lib/content/check/known-mistakes';
import { watchContent } from '@/lib/content/watch-content';

/**
 * Tells every change of the content, and of what its check has found, as server-sent events, in development only.
 *
 * `GET /content-changes?since=`: the revision that the listener knows.
 */
export function GET(request: Request): Response {
  const since = new URL(request.url).searchParams.get('since') ?? '';
  let stop: () => void;
  const events = new ReadableStream<string>({
    start(controller) {
      stop = watchContent(since, () => controller.enqueue('data: changed\n\n'), mistakesFile());
    },
    cancel: () => stop(),
  });
  return new Response(events.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
