import { getLiveSite } from '@/app/live';
import { loadSearchFiles } from '@/lib/content/search/load-search-files';

/**
 * The files of a search, in development only: made from the content as it is now. A build writes them
 * once; see lib/content/search/search-files.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const files = await loadSearchFiles(await getLiveSite(), searchParams.get('scope') ?? '');
  const text = searchParams.get('part') === 'index' ? files.index : files.documents;
  return new Response(text, {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}
