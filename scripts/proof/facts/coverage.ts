import type { Problem } from '../../../lib/problem/problem';
import type { Section } from './sections';
import type { ToolFacts } from './tool-facts';

/** Something that the packages offer, or that a page documents. */
export interface CoverageItem {
  /** `option output.reportDir` */
  name: string;
  /** The difference; undefined if the page and the packages agree. */
  problem?: Problem;
}

/** A page of the reference, with the sections of the pieces that it includes. */
interface ReferencePage {
  file: string;
  sections: readonly Section[];
}

/** The pages of the reference; one that does not exist has no sections. */
export type Reference = Record<
  keyof typeof PAGES,
  { file: string; sections?: readonly Section[] | undefined }
>;

/** What each page of the reference has to document. */
const PAGES = {
  options: coverOptions,
  features: coverFeatures,
  rules: coverRules,
  cli: coverCommands,
};

/** Options up to this depth have a section; deeper ones are named in the section of their parent. */
const SECTION_DEPTH = 2;

/** Members that other pages explain, those of the rules and of the features. */
const NAMED_ELSEWHERE = /^(?:linter|features|brief)\./;

/** Compares the packages with the reference, in both directions. */
export function compareCoverage(facts: ToolFacts, reference: Reference): CoverageItem[] {
  return Object.entries(PAGES).flatMap(([name, cover]) => {
    const { file, sections } = reference[name as keyof Reference];
    if (sections) return cover(facts, { file, sections });
    const problem = 'does not exist.';
    return [{ name: `${name} page`, problem: { file, problem, remedy: 'Write the page.' } }];
  });
}

/** `output.reportDir` is explained below `#output-report-dir`. */
export function optionId(path: string): string {
  return path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function coverOptions({ options }: ToolFacts, { file, sections }: ReferencePage): CoverageItem[] {
  const ids = new Map(sections.map((section) => [section.id, section]));
  // Deprecated options are rows of one table.
  const deprecated = ids.get('deprecated');
  const titles = new Set(
    sections.flatMap(({ headingCode }) => headingCode.map(({ text }) => text)),
  );
  const present = options.map((option): CoverageItem => {
    const name = `option ${option}`;
    if (deprecated && names(deprecated, [option])) return { name };
    // Two options may share a heading, whose id is neither of theirs.
    if (ids.has(optionId(option)) || isShared(option, titles)) return { name };
    const parts = option.split('.');
    const needsSection = parts.length <= SECTION_DEPTH && !NAMED_ELSEWHERE.test(option);
    const parent = parentOf(parts, ids);
    if (!needsSection && parent && names(parent, [option, parts.at(-1) ?? ''])) return { name };
    const problem = `does not explain the option ${option}.`;
    const remedy = needsSection
      ? `Write a section with the id {#${optionId(option)}}.`
      : `Name \`${parts.at(-1)}\` in the section of its parent, or give it {#${optionId(option)}}.`;
    return { name, problem: { file, ...(parent && { line: parent.line }), problem, remedy } };
  });
  return [...present, ...unknownOptions(options, sections)];
}

function isShared(option: string, titles: ReadonlySet<string>): boolean {
  return !option.includes('.') && titles.has(option);
}

function parentOf(parts: readonly string[], ids: ReadonlyMap<string, Section>) {
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const section = ids.get(optionId(parts.slice(0, length).join('.')));
    if (section) return section;
  }
  return undefined;
}

/** A heading in code style is an option, unless it is in capitals: those are environment variables. */
function unknownOptions(options: readonly string[], sections: readonly Section[]): CoverageItem[] {
  const known = new Set(options);
  return sections.flatMap(({ file, line, headingCode }) =>
    headingCode
      .filter(({ text }) => /^[a-z][\w.]*$/.test(text) && !known.has(text))
      .map(({ text }) => ({
        name: `heading ${text}`,
        problem: {
          file,
          line,
          problem: `explains the option ${text}, which no plugin has.`,
          remedy: 'Remove it, or correct its name.',
        },
      })),
  );
}

function coverFeatures({ features }: ToolFacts, { file, sections }: ReferencePage): CoverageItem[] {
  return features.map((feature) => {
    const name = `feature ${feature}`;
    if (sections.some((section) => names(section, [feature, `features.${feature}`]))) {
      return { name };
    }
    const problem = `does not name the switch ${feature} of \`features\`.`;
    return { name, problem: { file, problem, remedy: `Name it in code style: \`${feature}\`.` } };
  });
}

function coverRules({ rules }: ToolFacts, { file, sections }: ReferencePage): CoverageItem[] {
  const codes = new Set(rules.map(({ code }) => code.toLowerCase()));
  const present = rules.flatMap(({ code, title, options }): CoverageItem[] => {
    const section = sections.find(({ id }) => id === code.toLowerCase());
    if (!section) {
      const problem = `does not explain the rule ${code}.`;
      const remedy = `Write a section with the id {#${code.toLowerCase()}}.`;
      return [{ name: `rule ${code}`, problem: { file, problem, remedy } }];
    }
    return [title, ...options].map((word) => {
      const name = `rule ${code} ${word}`;
      if (names(section, [word])) return { name };
      const problem = `does not name \`${word}\` where it explains ${code}.`;
      const place = { file: section.file, line: section.line };
      return { name, problem: { ...place, problem, remedy: 'Name it in code style.' } };
    });
  });
  const strays = sections.filter(({ id }) => /^e\d{4}$/.test(id) && !codes.has(id));
  return [...present, ...strays.map(unknownRule)];
}

function unknownRule({ file, line, id }: Section): CoverageItem {
  const problem = `explains the rule ${id.toUpperCase()}, which does not exist.`;
  return { name: `rule ${id}`, problem: { file, line, problem, remedy: 'Remove it.' } };
}

function coverCommands({ commands }: ToolFacts, { file, sections }: ReferencePage): CoverageItem[] {
  // A page may say that a command does not have the flag of another one.
  const all = new Set([...commands.values()].flatMap((flags) => [...flags]));
  return [...commands].flatMap(([command, flags]): CoverageItem[] => {
    const section = sections.find(({ id }) => id === command);
    if (!section) {
      const problem = `does not explain the command ${command}.`;
      const remedy = `Write a section with the id {#${command}}.`;
      return [{ name: `command ${command}`, problem: { file, problem, remedy } }];
    }
    return [...coverFlags(command, flags, section), ...unknownFlags(command, all, section)];
  });
}

function coverFlags(command: string, flags: ReadonlySet<string>, section: Section): CoverageItem[] {
  const used = new Set(section.code.flatMap(({ text }) => flagsOf(text)));
  return [...flags]
    .filter((flag) => flag !== '--help')
    .map((flag) => {
      const name = `command ${command} ${flag}`;
      if (used.has(flag)) return { name };
      const problem = `does not name ${flag} where it explains ${command}.`;
      const { file, line } = section;
      return { name, problem: { file, line, problem, remedy: `Write what \`${flag}\` does.` } };
    });
}

function unknownFlags(
  command: string,
  flags: ReadonlySet<string>,
  { file, code }: Section,
): CoverageItem[] {
  return code.flatMap(({ text, line }) =>
    flagsOf(text)
      .filter((flag) => !flags.has(flag))
      .map((flag) => ({
        name: `command ${command} ${flag}`,
        problem: {
          file,
          line,
          problem: `names ${flag} where it explains ${command}, which no command has.`,
          remedy: `Known are ${[...flags].join(', ')}.`,
        },
      })),
  );
}

function flagsOf(text: string): string[] {
  return [...text.matchAll(/(?<![\w-])--[a-z][\w-]*/g)].map(([flag]) => flag);
}

function names({ code }: Section, words: readonly string[]): boolean {
  return code.some(({ text }) =>
    words.some((word) => text === word || text.split(/[^\w.-]+/).includes(word)),
  );
}
