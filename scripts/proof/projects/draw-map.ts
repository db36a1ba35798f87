import {
  type HierarchyNode,
  type HierarchyRectangularNode,
  hierarchy,
  treemap,
  treemapResquarify,
} from 'd3-hierarchy';
import { type DataName, dataAttribute } from '../../../lib/data-names';
import { escapeHtml, escapeText } from '../../../lib/html';
import { sizeText } from '../../../lib/size-text';
import { type BundleMap, type MapModule, type MapPackage, packagesOf } from './map-packages';

/** The drawing that the home pages contain. */
export const DRAWING_FILE = 'content/maps/harbor.svg';

/** The width of a map divided by its height. */
const RATIO = 1.25;

/** Of width and height together; the gaps are as wide across as down. */
const GAP = { packages: 0.7, modules: 0.25 };

/** Widths of the map, in px, at which it is laid out on a desktop and on a small phone. */
const WIDTHS = { wide: 520, narrow: 300 };

/** The sizes of a label, in px, with some slack because fonts differ: letters of both weights, padding, lines. */
const LABEL_PX = { letter: 7.4, light: 6.6, room: 12, first: 22, next: 17 };

/** How many shades neighbors are told apart by. */
const TONES = 4;

const BUILDS = ['before', 'after'] as const;
type Build = (typeof BUILDS)[number];

/** A place on the map, in percent of its width and height, and the bytes that are there. */
interface Box {
  bytes: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What d3 sees of the data. */
interface Entry extends Partial<MapModule> {
  children?: Entry[];
  of?: MapPackage;
}

/**
 * The drawing of a map: a group for each build, in which area is size. What both builds have keeps its neighbors, and what the
 * second lacks is left free below it. Places are percentages, so the map is as wide as its column while letters keep their
 * size. The site fills in what depends on the language: `{12 small}`, the name of 12 small modules, and `{less}`, what the second
 * build saves.
 */
export function drawMap(map: BundleMap): string {
  const root = hierarchy<Entry>({
    children: packagesOf(map).map((of) => ({ of, children: of.modules })),
  });
  const layout = treemap<Entry>()
    .tile(treemapResquarify.ratio(1))
    .paddingInner((node) => (node.depth === 0 ? GAP.packages : GAP.modules));

  root.sum(({ before }) => before ?? 0).sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const whole = root.value ?? 0;
  const before = boxesOf(layout.size([100 * RATIO, 100])(root));
  const share = (root.sum(({ after }) => after ?? 0).value ?? 0) / whole;
  const after = boxesOf(layout.size([100 * RATIO, 100 * share])(root));
  const boxes = { before, after };
  const drawings = BUILDS.map((build) => {
    const packages = (root.children ?? []).map((node, index) =>
      packageSvg(node, index % TONES, { boxes, build, total: map[build].total }),
    );
    const freed = build === 'after' && share < 1 ? freedSvg(100 * share + GAP.packages) : '';
    return `<g${attribute('build', build)}>${packages.join('')}${freed}</g>`;
  });
  const totals = attribute('totals', `${map.before.total} ${map.after.total}`);
  return `<svg xmlns="http://www.w3.org/2000/svg"${totals}>\n${drawings.join('\n')}\n</svg>\n`;
}

/** Where everything is that has a size. */
function boxesOf(root: HierarchyRectangularNode<Entry>): Map<object, Box> {
  const boxes = new Map<object, Box>();
  root.each((node) => {
    const { x0, x1, y0, y1, value: bytes } = node;
    const box = { x: x0 / RATIO, y: y0, width: (x1 - x0) / RATIO, height: y1 - y0 };
    if (bytes) boxes.set(node, { ...box, bytes });
  });
  return boxes;
}

function freedSvg(top: number): string {
  const [y, height, middle] = [top, 100 - top, (100 + top) / 2].map(rounded);
  return `<g${attribute('freed', '')}><rect x="0%" y="${y}%" width="100%" height="${height}%"/><text x="50%" y="${middle}%" dy=".4em" text-anchor="middle">{less}</text></g>`;
}

interface Drawn {
  boxes: Record<Build, Map<object, Box>>;
  build: Build;
  /** The bytes of the build. */
  total: number;
}

function packageSvg(
  node: HierarchyNode<Entry>,
  tone: number,
  { boxes, build, total }: Drawn,
): string {
  const box = boxes[build].get(node);
  if (!box) return '';
  const { of } = node.data;
  const kind = of?.kind && build === 'before' ? attribute('kind', of.kind) : '';
  const rects = node.leaves().map((leaf) => moduleSvg(leaf.data, boxes[build].get(leaf), total));
  const places = BUILDS.flatMap((each) => boxes[each].get(node) ?? []);
  const label = of?.name ? labelSvg(of, box, places) : '';
  return `<g${attribute('tone', tone)}${kind}>${rects.join('')}${label}</g>`;
}

/** Some bytes in a large package are too narrow to be seen or pointed at. */
function moduleSvg({ name, count }: Entry, box: Box | undefined, total: number): string {
  const [x, y, width, height] = box ? [box.x, box.y, box.width, box.height].map(rounded) : [];
  if (!box || !width || !height) return '';
  const share = ((box.bytes / total) * 100).toFixed(1);
  const facts = attribute('facts', `${sizeText(box.bytes)}, ${share}%`);
  const names = attribute('name', name ?? `{${count} small}`) + facts;
  return `<rect x="${x}%" y="${y}%" width="${width}%" height="${height}%"${names}/>`;
}

/** The name of a package, what brings it along, its version and its size, as far as there is room in both builds. */
function labelSvg({ name, version, parent }: MapPackage, box: Box, places: Box[]): string {
  const isRoom = (text: string, line: number, mapWidth: number, letter = LABEL_PX.letter) =>
    places.every((place) => fitsInto(place, text.length * letter, line, mapWidth));
  /** Hidden on a phone where it only fits on a desktop; undefined where it does not fit at all. */
  const roomFor = (text: string, line: number, letter?: number) =>
    isRoom(text, line, WIDTHS.narrow, letter)
      ? ''
      : isRoom(text, line, WIDTHS.wide, letter)
        ? attribute('wide', '')
        : undefined;

  const room = roomFor(name, 1);
  if (room === undefined) return '';
  const path = parent === undefined ? undefined : roomFor(`${parent}/`, 2, LABEL_PX.light);
  const release = version === undefined ? undefined : roomFor(`${name} ${version}`, 1);
  const size = roomFor(name, path === undefined ? 2 : 3);
  const x = rounded(box.x);
  const line = (text: string, attributes: string) =>
    `<tspan x="${x}%" dx=".55em" dy="1.2em"${attributes}>${escapeText(text)}</tspan>`;
  const title =
    path === undefined
      ? escapeText(name)
      : `<tspan${path}>${escapeText(parent ?? '')}/</tspan>${line(name, attribute('title', ''))}`;
  return [
    `<text x="${x}%" y="${rounded(box.y)}%" dx=".55em" dy="1.3em"${room}>${title}`,
    release === undefined ? '' : `<tspan${release}> ${escapeText(version ?? '')}</tspan>`,
    size === undefined ? '' : line(sizeText(box.bytes), size),
    '</text>',
  ].join('');
}

/** @param textWidth In px. */
function fitsInto({ width, height }: Box, textWidth: number, lines: number, mapWidth: number) {
  const px = mapWidth / 100;
  return (
    width * px >= textWidth + LABEL_PX.room &&
    (height * px) / RATIO >= LABEL_PX.first + (lines - 1) * LABEL_PX.next
  );
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function attribute(name: DataName, value: string | number): string {
  return ` ${dataAttribute(name)}="${escapeHtml(String(value))}"`;
}
