import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { type Plugin, rolldown } from 'rolldown';
import { bundleOptions } from '../../lib/site/data/browser-bundle';

/** The browsers that Next.js supports by default, as `major << 16 | minor << 8`. */
const TARGETS = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 111 << 16,
  safari: (16 << 16) | (4 << 8),
};

/**
 * Bundles style sheets into the scripts that import them. A script adds its styles to the document when it is loaded, which
 * needs no request and no time in which its elements have none; the policy of the site allows it.
 */
export function cssModules(): Plugin {
  return {
    name: 'css-modules',
    async load(id) {
      if (!id.endsWith('.css')) return null;
      const { code, exports } = transform({
        // Names of classes depend on it.
        filename: path.relative(process.cwd(), id).split(path.sep).join('/'),
        code: await readFile(id),
        minify: true,
        targets: TARGETS,
        cssModules: id.endsWith('.module.css') ? { pattern: '[hash]_[local]' } : false,
      });
      // They come in another order each time.
      const names = Object.entries(exports ?? {})
        .map(([local, { name }]) => [local, name] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1));
      return {
        moduleType: 'js',
        moduleSideEffects: true,
        code: `const sheet = new CSSStyleSheet();
          sheet.replaceSync(${JSON.stringify(code.toString())});
          document.adoptedStyleSheets.push(sheet);
          export default ${JSON.stringify(Object.fromEntries(names))};`,
      };
    },
  };
}

const WORKER = /new URL\('(\.\/[\w-]+-worker)\.ts', import\.meta\.url\)/g;

/**
 * Bundles every worker that a script starts into one file of its own. As an entry of the same bundle it would share chunks with
 * the page, which every page would load.
 */
export function workers(environment: string): Plugin {
  return {
    name: 'workers',
    async transform(code, id) {
      let bundled = code;
      for (const [start, name] of code.matchAll(WORKER)) {
        const file = path.resolve(path.dirname(id), `${name}.ts`);
        this.addWatchFile(file);
        const bundle = await rolldown(bundleOptions(file, { NODE_ENV: environment }));
        const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
        await bundle.close();
        const asset = { type: 'asset', name: `${path.basename(file, '.ts')}.js` } as const;
        const reference = this.emitFile({ ...asset, source: output[0].code });
        bundled = bundled.replace(start, `import.meta.ROLLUP_FILE_URL_${reference}`);
      }
      return bundled === code ? null : bundled;
    },
  };
}
