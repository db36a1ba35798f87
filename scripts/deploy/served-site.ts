/** What the configuration of a server depends on. */
export interface ServedSite {
  /** Where the server listens, in its own notation: `80`, `unix:/run/site.sock`, `example.com`. */
  address: string;
  /** The name under which readers reach it: `example.com`. */
  host: string;
  /** The folder with the exported files, without the base path. */
  root: string;
  /** The path the site is served under, with slashes at both ends. */
  base: string;
  rules: readonly RedirectRule[];
  /** The policy of the pages, as each of them states it. */
  policy: string;
  /** Pages in `public/`, whose own policies allow scripts of their own: `demo/index.html`. */
  publicPages: readonly string[];
}

/** A redirect: `/docs/E1001` to `/docs/guide/more/rules#e1001`. */
export interface RedirectRule {
  from: string;
  to: string;
}

/** The rules of a `_redirects` file, each once. */
export function readRules(text: string): RedirectRule[] {
  const rules = text.split('\n').flatMap((line) => {
    const [from, to] = line.split(' ');
    return from && to ? ([[decodeURI(from), to]] as const) : [];
  });
  return [...new Map(rules)].map(([from, to]) => ({ from, to }));
}
