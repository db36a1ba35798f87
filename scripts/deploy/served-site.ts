/** What a server has to know about the site. */
export interface ServedSite {
  /** Where it listens, in the words of the server: `80`, `unix:/run/site.sock`, `example.com`. */
  address: string;
  /** The folder that holds the exported files, without the path the site is served under. */
  root: string;
  /** The path the site is served under, with slashes at both ends. */
  base: string;
  rules: readonly RedirectRule[];
}

/** Where an address leads: `/docs/E1001` to `/docs/guide/more/rules#e1001`. */
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
