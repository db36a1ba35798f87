import path from 'node:path';
import { parse } from 'jsonc-parser';
import { contentDir } from '../content-dir';
import { readTextIfAny } from './files';

/** `paths` of a tsconfig.json, with the folder that its targets begin at. */
interface PathAliases {
  folder: string;
  /** `@en/*` and its targets. */
  entries: readonly [pattern: string, targets: readonly string[]][];
}

/** The part of a tsconfig.json that is read here. */
interface TsConfig {
  compilerOptions: { baseUrl?: string; paths?: Record<string, string[]> };
}

const NONE: PathAliases = { folder: '', entries: [] };

/**
 * What an import or image means by an alias, absolute: with `"@en/*": ["./en/*"]` in `paths` of the tsconfig.json, in the
 * content folder or the one around it, `@en/shared/a.md` is `en/shared/a.md`.
 *
 * @returns undefined if no alias fits; also for `*` alone, which would take every package.
 */
export function resolveAlias(specifier: string): string | undefined {
  if (/^[./]/.test(specifier)) return undefined;
  const { folder, entries } = readPathAliases();
  for (const [pattern, [target]] of entries) {
    const [before = '', after] = pattern.split('*');
    if (target === undefined || before === '') continue;
    if (after === undefined ? specifier !== before : !specifier.startsWith(before)) continue;
    if (after !== undefined && !specifier.endsWith(after)) continue;
    const rest = specifier.slice(before.length, specifier.length - (after?.length ?? 0));
    return path.join(
      folder,
      target.replace('*', () => rest),
    );
  }
  return undefined;
}

/** The `paths` that hold for the content folder. */
export function readPathAliases(): PathAliases {
  return aliasesIn(contentDir()) ?? aliasesIn(path.dirname(contentDir())) ?? NONE;
}

function aliasesIn(folder: string): PathAliases | undefined {
  const text = readTextIfAny(path.join(folder, 'tsconfig.json'));
  if (text === undefined) return undefined;
  // Comments and trailing commas are allowed in this file.
  const config = parse(text, [], { allowTrailingComma: true }) as Partial<TsConfig> | undefined;
  const { baseUrl = '.', paths = {} } = config?.compilerOptions ?? {};
  return { folder: path.join(folder, baseUrl), entries: Object.entries(paths) };
}
