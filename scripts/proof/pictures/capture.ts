import type { Page } from '@playwright/test';
import type { PictureRecipe, ReportScheme } from '../../../lib/site/images/picture-recipes';
import { SURFACE } from '../../../lib/surface';

/** The distance of the center of a number from the side and the top of its element. */
const MARK_PX = 15;
/** No number is cut by the left edge of the image. */
const MARK_RADIUS_PX = 12;

/** The numbered elements that the captions explain. */
const MARK_STYLE = `
  position: fixed; z-index: 2147483647; width: 24px; height: 24px; border-radius: 50%;
  background: #0f766e; color: #fff; border: 2px solid #fff; box-sizing: border-box;
  display: grid; place-items: center; font: 700 13px/1 'Liberation Sans', Arial, sans-serif;
  transform: translate(-50%, -50%); box-shadow: 0 1px 3px rgb(0 0 0 / 40%);`;

/**
 * Captures an image as PNG, at twice the size in CSS px.
 *
 * @throws if an element is missing or empty, or if a number would be outside the image.
 */
export async function capture(
  page: Page,
  recipe: PictureRecipe,
  scheme: ReportScheme,
): Promise<Buffer> {
  const shown = page.locator(recipe.crop).first();
  // The page draws a frame of its own.
  await shown.evaluate(removeFrame);
  const clip = await clipOf(page, recipe);
  await shown.evaluate(fadeCutSides, { ...clip, surface: SURFACE[scheme] });
  for (const [index, { at, side }] of recipe.callouts.entries()) {
    const box = await boxOf(page, at);
    const beside = side === 'right' ? box.x + box.width + MARK_PX : box.x - MARK_PX;
    const x = Math.max(clip.x + MARK_RADIUS_PX, beside);
    const y = box.y + Math.min(box.height / 2, MARK_PX);
    const isShown =
      x >= clip.x && x <= clip.x + clip.width && y >= clip.y && y <= clip.y + clip.height;
    if (!isShown) throw new Error(`number ${index + 1} would be outside the image.`);
    await page.evaluate(addMark, { x, y, text: String(index + 1), css: MARK_STYLE });
  }
  const fullPage = recipe.whole === true;
  return page.screenshot({ clip, fullPage, animations: 'disabled' });
}

/** A part of the page, in CSS px. */
interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the page that a recipe captures. */
async function clipOf(page: Page, recipe: PictureRecipe): Promise<Clip> {
  const { crop, margin, viewport, whole, skip = [0, 0], size = [] } = recipe;
  const box = await boxOf(page, crop);
  const [width, visible] = viewport;
  const height = whole ? Number.POSITIVE_INFINITY : visible;
  const x = Math.max(0, Math.floor(box.x - margin)) + skip[0];
  const y = Math.max(0, Math.floor(box.y - margin)) + skip[1];
  const right = Math.min(width, Math.ceil(box.x + box.width + margin));
  const bottom = Math.min(height, Math.ceil(box.y + box.height + margin));
  const [mostWidth = width, mostHeight = height] = size;
  return { x, y, width: Math.min(right - x, mostWidth), height: Math.min(bottom - y, mostHeight) };
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not visible.`);
  return box;
}

function removeFrame({ style }: HTMLElement | SVGElement): void {
  style.setProperty('border-radius', '0', 'important');
  style.setProperty('border-color', 'transparent', 'important');
}

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Where the report goes on beyond the picture, it fades into the page, so that no word seems to be cut by mistake. */
function fadeCutSides(
  shown: HTMLElement | SVGElement,
  { x, y, width, height, surface }: Clip & { surface: string },
): void {
  const depth = 40;
  const [right, bottom] = [x + width, y + height];
  /** Editors and tables contain more than they show. */
  const seenOf = (leaf: Element) => {
    let { left, right, top, bottom } = leaf.getBoundingClientRect();
    for (let frame = leaf.parentElement; frame && frame !== shown; frame = frame.parentElement) {
      if (getComputedStyle(frame).overflow === 'visible') continue;
      const inner = frame.getBoundingClientRect();
      [left, right] = [Math.max(left, inner.left), Math.min(right, inner.right)];
      [top, bottom] = [Math.max(top, inner.top), Math.min(bottom, inner.bottom)];
    }
    return { left, right, top, bottom };
  };
  const boxes = [...shown.querySelectorAll(':not(:has(*))')]
    .map(seenOf)
    .filter((box) => box.right > box.left + 1 && box.bottom > box.top + 1);
  const goesRight = (box: Edges) => box.right > right + 1 && box.top < bottom && box.bottom > y;
  const goesDown = (box: Edges) => box.bottom > bottom + 1 && box.left < right && box.right > x;
  const cover = (direction: string, [left, top, wide, high]: number[]) => {
    const veil = document.createElement('div');
    veil.style.cssText = `position: fixed; z-index: 2147483646; left: ${left}px; top: ${top}px;
      width: ${wide}px; height: ${high}px; background: linear-gradient(${direction}, ${surface}, transparent);`;
    document.body.append(veil);
  };
  if (boxes.some(goesRight)) cover('to left', [right - depth, y, depth, height]);
  if (boxes.some(goesDown)) cover('to top', [x, bottom - depth, width, depth]);
}

function addMark({ x, y, text, css }: { x: number; y: number; text: string; css: string }): void {
  const mark = document.createElement('div');
  mark.textContent = text;
  mark.style.cssText = `${css} left: ${x}px; top: ${y}px;`;
  document.body.append(mark);
}
