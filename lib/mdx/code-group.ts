import type { Code } from 'mdast';
import { parseFenceMeta, splitLanguage } from './fence-meta';
import { languageName } from './highlight';

/** A block of code in a group, and what its tab is called. */
export interface LabelledFence {
  label: string;
  code: Code;
}

/**
 * The blocks of a code group with the labels of their tabs: `[npm]`, else the title, else the language.
 * The blocks are noted as standing below a tab, and show no title of their own.
 */
export function labelledFences(codes: readonly Code[]): LabelledFence[] {
  return codes.map((code) => {
    const { lang = 'text', rest } = splitLanguage(code.lang);
    const { meta } = parseFenceMeta(`${rest} ${code.meta ?? ''}`);
    const label = meta.label ?? meta.title ?? languageName(lang) ?? lang;
    code.data = { ...code.data, tab: label };
    return { label, code };
  });
}
