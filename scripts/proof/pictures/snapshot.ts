import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { PictureRecipe } from '../../../lib/site/images/picture-recipes';
import { picturesDir } from '../../../lib/site/images/report-facts';

/** What differs in every build: durations and times of day. */
const TIMES = [/\b\d[\d.]*\s?(?:ms|s|m)\b/g, /\b\d{1,2}:\d{2}:\d{2}(?:[:.]\d+)?\b/g];

/** The file with the text of a captured state. */
export function snapshotFile(id: string, lang: string): string {
  return path.join(picturesDir(), id, `${lang}.txt`);
}

/**
 * What decides whether an image is outdated: its recipe, and the text it shows. The order of the text changes
 * in every build, so the lines are sorted.
 */
export async function takeSnapshot(page: Page, recipe: PictureRecipe): Promise<string> {
  const part = page.locator(recipe.snapshot ?? recipe.crop).first();
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not in the image
  const text = await part.innerText();
  return `recipe ${fingerprintOf(recipe)}\n${snapshotText(text, recipe.omit)}`;
}

/** Sorted lines without durations, except those that match one of the patterns. */
export function snapshotText(text: string, omit: readonly string[] = []): string {
  const patterns = omit.map((pattern) => new RegExp(pattern));
  const masked = TIMES.reduce((masked, time) => masked.replace(time, '…'), text);
  const lines = masked
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !patterns.some((pattern) => pattern.test(line)));
  return `${lines.sort().join('\n')}\n`;
}

/** A hash of everything in a recipe that affects the image; captions do not. */
export function fingerprintOf(recipe: PictureRecipe): string {
  const { alt: _alt, caption: _caption, omit: _omit, callouts, ...rest } = recipe;
  const places = callouts.map(({ at, side }) => (side ? `${at} ${side}` : at));
  const made = JSON.stringify([rest, places]);
  return createHash('sha256').update(made).digest('hex').slice(0, 12);
}

/** The snapshot of the existing image; empty if it is missing. */
export function readSnapshot(id: string, lang: string): Promise<string> {
  return readFile(snapshotFile(id, lang), 'utf8').catch(() => '');
}

/** The lines that a build would remove from the image and add to it. */
export function describeDifference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const gone = old.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
  const come = now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`);
  const lines = [...gone, ...come];
  return lines.slice(0, 6).join('\n') || 'The same lines occur in different numbers.';
}
