import { type InputOptions, rolldown } from 'rolldown';
import type { InlineScripts } from '../../page/source';

/** The scripts that pages contain as text. They run before a file could be fetched. */
const INLINE: InlineScripts = {
  early: 'lib/browser/inline/early.ts',
  whileParsing: 'lib/browser/inline/while-parsing.ts',
  notFound: 'lib/browser/inline/not-found.ts',
};

/** Options for code that runs in pages without the framework. */
export function bundleOptions(input: string, define: Readonly<Record<string, unknown>>) {
  return {
    input,
    platform: 'browser',
    tsconfig: 'tsconfig.json',
    transform: {
      target: 'es2022',
      define: Object.fromEntries(
        Object.entries(define).map(([name, value]) => [
          `process.env.${name}`,
          JSON.stringify(String(value)),
        ]),
      ),
    },
  } satisfies InputOptions;
}

/**
 * The inline scripts, the same on every page, so that a policy can name them by their hashes. Pages are rendered with
 * them, and the export allows them and no others.
 */
export async function bundleInlineScripts(hasDarkMode: boolean): Promise<InlineScripts> {
  const texts: Partial<Record<string, string>> = {};
  for (const [name, input] of Object.entries(INLINE)) {
    const bundle = await rolldown(bundleOptions(input, { HAS_DARK_MODE: hasDarkMode }));
    const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
    await bundle.close();
    texts[name] = output[0].code.trim();
  }
  return texts as InlineScripts;
}
