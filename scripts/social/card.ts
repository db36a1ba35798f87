import type { MapBox } from '../../lib/bundle-map/layout';
import type { MapPackage } from '../../lib/bundle-map/packages';
import { SOCIAL_IMAGE } from '../../lib/machines/social-image';
import { bar, type Canvas, createCanvas, ring } from './canvas';
import { readTypeface, type Typeface } from './fonts';
import { wrapText } from './wrap';

/** The texts of a card. */
export interface CardText {
  locale: string;
  title: string;
  /** The section of the site that the page belongs to; empty if none. */
  section: string;
  siteTitle: string;
  /** The address of the site: `rsdoctor.rs`. */
  host: string;
  /** The map on the first screen of the page, if it has one. */
  map?: readonly MapTile[] | undefined;
}

/** A module of a map, in percent of its width and height. */
export interface MapTile {
  box: MapBox;
  kind: MapPackage['kind'];
}

/** Draws cards, one after another. */
export type DrawCard = (text: CardText) => Buffer;

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE;
const BACKGROUND = '#10161c';
const INKS = [
  '#ffffff',
  '#93a2ad',
  '#66d3c6',
  '#ffb089',
  '#8ab8ff',
  '#1c252d',
  '#2c5253',
  '#6d4b49',
] as const;
const [WHITE, GRAY, TEAL, CORAL, BLUE, SHADE, TILE, ORIGINAL] = INKS.keys() as unknown as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

const MARGIN = 80;
const HEAD_Y = 118;
const FOOT_Y = 560;
const SMALL_PX = 28;
const NAME_PX = 36;
/** The maximum number of lines of the title, which has the largest font size that allows it. */
const TITLE_STEPS = [
  { size: 84, lines: 2 },
  { size: 70, lines: 3 },
  { size: 58, lines: 4 },
] as const;
const LINE_HEIGHT = 1.24;
/** The title is vertically centered between header and footer. */
const TITLE_CENTER_Y = 322;
const SECTION_GAP_PX = 34;
/** With a map the title takes the left half. */
const MAP = { left: 660, top: 130, width: 460, height: 368 };
const MAP_GAP_PX = 40;

/** Reads the fonts and draws what all cards have in common. Takes some hundred milliseconds. */
export function createCardDrawer(): DrawCard {
  const bold = readTypeface(700);
  const regular = readTypeface(400);
  const empty = createCanvas({ width: WIDTH, height: HEIGHT, background: BACKGROUND, inks: INKS });
  drawLogo(empty);

  return ({ locale, title, section, siteTitle, host, map }) => {
    const canvas = empty.copy();
    if (map) drawMap(canvas, map);
    else drawTimeline(canvas);
    write(canvas, bold, siteTitle, { size: NAME_PX, x: MARGIN + 72, y: HEAD_Y, ink: WHITE });
    write(canvas, regular, host, { size: SMALL_PX, x: MARGIN, y: FOOT_Y, ink: GRAY });
    const { size, lines } = fitTitle(
      bold.drawable(title),
      locale,
      bold,
      map && MAP.left - MAP_GAP_PX,
    );
    const height = lines.length * size * LINE_HEIGHT;
    const room = section === '' ? 0 : SMALL_PX + SECTION_GAP_PX;
    const top = TITLE_CENTER_Y - (height - room) / 2;
    write(canvas, regular, section, {
      size: SMALL_PX,
      x: MARGIN,
      y: top - SECTION_GAP_PX,
      ink: TEAL,
    });
    lines.forEach((line, index) => {
      const y = top + size * (0.96 + index * LINE_HEIGHT);
      write(canvas, bold, line, { size, x: MARGIN, y, ink: WHITE });
    });
    return canvas.toPng();
  };
}

interface Placement {
  size: number;
  x: number;
  /** The baseline. */
  y: number;
  ink: number;
}

function write(canvas: Canvas, face: Typeface, text: string, { size, x, y, ink }: Placement): void {
  for (const shape of face.shapesOf(text, size, { x, y })) canvas.paint(shape, ink);
}

/** The lines of a title in the largest size that fits; a title that is too long ends in “…”. */
function fitTitle(
  title: string,
  locale: string,
  face: Typeface,
  right = WIDTH - MARGIN,
): { size: number; lines: string[] } {
  const width = right - MARGIN;
  let fitted: { size: number; lines: string[] } = { size: TITLE_STEPS[0].size, lines: [] };
  for (const { size, lines: most } of TITLE_STEPS) {
    const lines = wrapText(title, width, (text) => face.widthOf(text, size), locale);
    if (lines.length <= most) return { size, lines };
    fitted = { size, lines: lines.slice(0, most) };
  }
  const last = fitted.lines.pop() ?? '';
  const ellipsis = /\p{Script=Han}/u.test(last) ? '…' : '...';
  return { ...fitted, lines: [...fitted.lines, last.replace(/.{2}$/u, '') + ellipsis] };
}

/** The magnifying glass of the logo. */
function drawLogo(canvas: Canvas): void {
  const unit = 1.75;
  const at = (x: number, y: number) => ({ x: MARGIN - 6 + x * unit, y: HEAD_Y - 38 + y * unit });
  canvas.fill(bar(at(21.6, 21.6), at(28, 28), 3.4 * unit), TEAL);
  canvas.fill(ring(at(13.5, 13.5), 10 * unit, 2.6 * unit), TEAL);
  canvas.fill(bar(at(8.6, 9.6), at(14.8, 9.6), 2.6 * unit), CORAL);
  canvas.fill(bar(at(8.6, 13.6), at(18.4, 13.6), 2.6 * unit), TEAL);
  canvas.fill(bar(at(12.4, 17.6), at(18.4, 17.6), 2.6 * unit), BLUE);
}

function drawMap(canvas: Canvas, tiles: readonly MapTile[]): void {
  for (const { box, kind } of tiles) {
    const left = MAP.left + (box.x * MAP.width) / 100;
    const top = MAP.top + (box.y * MAP.height) / 100;
    const right = left + (box.width * MAP.width) / 100;
    const bottom = top + (box.height * MAP.height) / 100;
    const corners = [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
    canvas.fill([corners], kind === 'copy' ? CORAL : kind === 'original' ? ORIGINAL : TILE);
  }
}

/** Draws the map as the report does. */
function drawTimeline(canvas: Canvas): void {
  const bars = [
    [0, 170, CORAL],
    [92, 308, TEAL],
    [236, 132, BLUE],
  ] as const;
  bars.forEach(([start, length, ink], row) => {
    const y = FOOT_Y - 46 + row * 22;
    const left = WIDTH - MARGIN - 400;
    const between = (from: number, to: number, color: number) => {
      if (to > from) canvas.fill(bar({ x: left + from, y }, { x: left + to, y }, 9), color);
    };
    between(0, start - 20, SHADE);
    between(start, start + length, ink);
    between(start + length + 20, 400, SHADE);
  });
}
