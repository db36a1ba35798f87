/**
 * What stands in place of the files that builds write beside the pages, in development only. Builds make them of
 * the finished pages; next.config.mjs leads their addresses here.
 */
export function GET(request: Request): Response {
  const { pathname } = new URL(request.url);
  const text = `${pathname} is written by a build, not in development: run npm start.\n`;
  return new Response(text, { status: 404, headers: { 'cache-control': 'no-store' } });
}
