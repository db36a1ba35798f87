/**
 * Records the live demo for README.md: a tour of the report in twenty seconds, as an animated WebP. Every frame is
 * captured when the page has settled, so the recording does not depend on the speed of the machine.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { publicDir } from '../../../lib/site/read/content-dir';
import { launchChromium } from '../../support/chromium';
import { reportFailure } from '../../support/report';
import { settle } from './follow';
import { encodeFrames, type Frame } from './frames';

const FILE = 'scripts/proof/pictures/recording.webp';
const VIEWPORT = { width: 1200, height: 750 };

/** The number of frames in a movement of the pointer. */
const GLIDE = { frames: 7, ms: 70 };

/** A step of the tour. Selectors are those of Playwright; `hold` is how long the result is shown. */
const STORY: readonly Step[] = [
  { hold: 2800 },
  { click: '.ant-collapse-header:has-text("lodash") >> text="Show Relations"', hold: 2800 },
  { click: '.ant-drawer-close', hold: 500 },
  { route: '/webpack/loaders/overall', hold: 2600 },
  { route: '/webpack/loaders/analysis', hold: 2400 },
  { route: '/bundle/size', hold: 1000 },
  { click: 'text="main.js"', hold: 2000 },
  { click: '.ant-tabs-tab >> nth=1', hold: 600 },
  { click: 'button[aria-label="Expand card"]', hold: 3000 },
];

interface Step {
  hold: number;
  click?: string;
  route?: string;
}

interface Point {
  x: number;
  y: number;
}

async function main(): Promise<void> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
    await context.route(/^https?:/, (route) => route.abort());
    const frames = await record(await context.newPage());
    const bytes = await encodeFrames(frames);
    await writeFile(FILE, bytes);
    const seconds = frames.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    console.log(`${FILE}: ${seconds.toFixed(1)} s, ${Math.round(bytes.length / 1000)} kB`);
  } finally {
    await browser.close();
  }
}

async function record(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  const take = async (ms: number) => {
    frames.push({ png: await page.screenshot({ animations: 'disabled' }), ms });
  };
  let pointer: Point = { x: VIEWPORT.width / 2, y: VIEWPORT.height / 2 };
  await page.goto(
    `${pathToFileURL(path.join(publicDir(), 'demo/index.html'))}?lang=en&theme=light`,
  );
  await page.evaluate(addPointer);
  await page.evaluate(movePointer, pointer);
  for (const { route, click, hold } of STORY) {
    if (route !== undefined) await page.evaluate(openRoute, route);
    if (click !== undefined) {
      const target = page.locator(click).first();
      const end = await middleOf(target);
      for (let frame = 1; frame <= GLIDE.frames; frame += 1) {
        await page.evaluate(movePointer, between(pointer, end, frame / GLIDE.frames));
        await take(GLIDE.ms);
      }
      pointer = end;
      await target.click();
    }
    await settle(page);
    await take(hold);
  }
  return frames;
}

async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Eases in and out. */
function between(from: Point, to: Point, share: number): Point {
  const eased = share * share * (3 - 2 * share);
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
}

function openRoute(route: string): void {
  location.hash = route;
}

function addPointer(): void {
  const pointer = document.createElement('div');
  pointer.id = 'recorded-pointer';
  pointer.innerHTML =
    '<svg width="26" height="26" viewBox="0 0 26 26"><path d="M3 2v19l5-5 3 7 3.5-1.5-3-7h7z" fill="#131c24" stroke="#fff" stroke-width="1.5"/></svg>';
  pointer.style.cssText =
    'position: fixed; inset: 0 auto auto 0; z-index: 2147483647; pointer-events: none;';
  document.documentElement.append(pointer);
}

function movePointer({ x, y }: Point): void {
  const pointer = document.getElementById('recorded-pointer');
  if (pointer) pointer.style.translate = `${x}px ${y}px`;
}

main().catch(reportFailure);
