import path from 'node:path';
import { z } from 'zod';
import { checkYaml } from '../../problem/check-shape';
import { readOrThrow } from '../../problem/report';
import { strict } from '../../schemas';
import { contentDir, displayName } from '../read/content-dir';
import { readText } from '../read/read-text';
import { remember } from '../read/remember';

/** The folder of the pictures of the report, next to the languages. */
export function picturesDir(): string {
  return path.join(contentDir(), 'pictures');
}

const factsSchema = strict({
  languages: z.record(
    z.string(),
    strict({ browser: z.string(), setting: z.string(), script: z.string() }),
  ),
  places: z.record(z.string(), z.string()),
});

/** The languages of the report, and the places in it that pages link to. */
type ReportFacts = z.infer<typeof factsSchema>;

/**
 * What `report.yaml` says about the report; nothing on a site without one.
 *
 * @throws ContentError with every problem in the file.
 */
export function readReportFacts(): ReportFacts {
  const absolute = path.join(picturesDir(), 'report.yaml');
  const facts = readOrThrow((report) => {
    const text = readText(absolute, report);
    return text === undefined ? undefined : parseFacts(report, displayName(absolute), text);
  });
  return facts ?? { languages: {}, places: {} };
}

const parseFacts = remember((report, file, text: string) =>
  checkYaml(factsSchema, text, file, report),
);

/** The languages that the report knows. */
export function reportLangs(): string[] {
  return Object.keys(readReportFacts().languages);
}

/** What has to be known of a language of the report. */
export function languageOf(lang: string): ReportFacts['languages'][string] {
  const language = readReportFacts().languages[lang];
  if (!language) throw new Error(`report.yaml has no language “${lang}”.`);
  return language;
}

/** The language in which the report is shown to a reader; the first one where it does not know theirs. */
export function reportLangOf(locale: string): string {
  const langs = reportLangs();
  return langs.find((lang) => lang === locale) ?? langs[0] ?? locale;
}
