import { type DataName, dataAttribute } from '../data-names';
import { escapeHtml, escapeText } from '../html';
import type { MapBox, MapLayout, PlacedModule, PlacedPackage } from './layout';
import { MAP_RATIO, sizeText } from './size';

/** Widths of the map, in px, at which it is laid out on a desktop and on a small phone. */
const WIDTHS = { wide: 520, narrow: 300 };

/** The sizes of a label, in px, with some slack because fonts differ: letters of both weights, padding, lines. */
const LABEL_PX = { letter: 7.4, light: 6.6, room: 12, first: 22, next: 17 };

export interface MapTexts {
  /** `{count} small modules` */
  small: string;
  /** The label of the freed space. */
  freed: string;
}

/** How many shades neighbors are told apart by. */
const TONES = 4;

/**
 * The inside of the picture of a map. Places are percentages, so the map is as wide as its column while letters keep their
 * size. `data-then` holds what an element has in the second build: nothing where it is gone.
 */
export function bundleMapSvg({ packages, freed }: MapLayout, texts: MapTexts): string {
  const groups = packages.map((entry, index) => packageSvg(entry, index, texts.small));
  return groups.join('') + (freed ? freedSvg(freed, texts.freed) : '');
}

/** Shown with the second build alone. */
function freedSvg(box: MapBox, text: string): string {
  const [x, y, width, height] = numbers(box);
  const middle = Math.round((y + height / 2) * 100) / 100;
  const place = `x="${x}%" y="${y}%" width="${width}%" height="${height}%" opacity="0"`;
  const label = `<text x="50%" y="${middle}%" dy=".4em" text-anchor="middle" opacity="0"${attribute('then', `50 ${middle}`)}>${escapeText(text)}</text>`;
  return `<g${attribute('freed', '')}><rect ${place}${attribute('then', `${x} ${y} ${width} ${height} 0`)}/>${label}</g>`;
}

function packageSvg(entry: PlacedPackage, index: number, small: string): string {
  const kind = entry.kind ? attribute('kind', entry.kind) : '';
  const rects = entry.modules
    .filter(hasArea)
    .map((module) => moduleSvg(module, small))
    .join('');
  return `<g${attribute('tone', index % TONES)}${kind}>${rects}${labelSvg(entry)}</g>`;
}

/** Some bytes in a large package are too narrow to be seen or pointed at. */
function hasArea({ box }: PlacedModule): boolean {
  return [box.before, box.after].some((place) => {
    const [, , width, height] = place ? numbers(place) : [0, 0, 0, 0];
    return width > 0 && height > 0;
  });
}

function moduleSvg({ name, count, before, after, box }: PlacedModule, small: string): string {
  const text = name ?? small.replace('{count}', String(count));
  const place = box.before ?? box.after;
  const then = box.after ? attribute('then', [...numbers(box.after), after].join(' ')) : '';
  const gone = box.before ? '' : ' opacity="0"';
  const [x, y, width, height] = place ? numbers(place) : [0, 0, 0, 0];
  return `<rect x="${x}%" y="${y}%" width="${width}%" height="${height}%"${gone}${attribute('name', text)}${attribute('size', before)}${then}/>`;
}

/** The name of a package, what brings it along, its version and its size, as far as there is room in both builds. */
function labelSvg({ name, version, parent, box, sizes }: PlacedPackage): string {
  const places = [box.before, box.after].filter((place) => place !== undefined);
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
  if (!box.before || name === '' || room === undefined) return '';
  const [x, y] = numbers(box.before);
  const path = parent === undefined ? undefined : roomFor(`${parent}/`, 2, LABEL_PX.light);
  const release = version === undefined ? undefined : roomFor(`${name} ${version}`, 1);
  const size = roomFor(name, path === undefined ? 2 : 3);
  const line = (text: string, attributes: string) =>
    `<tspan x="${x}%" dx=".55em" dy="1.2em"${attributes}>${escapeText(text)}</tspan>`;
  const title =
    path === undefined
      ? escapeText(name)
      : `<tspan${path}>${escapeText(parent ?? '')}/</tspan>${line(name, attribute('title', ''))}`;
  const then = box.after
    ? attribute('then', [...numbers(box.after).slice(0, 2), sizes.after].join(' '))
    : '';
  return [
    `<text x="${x}%" y="${y}%" dx=".55em" dy="1.3em"${room}${attribute('size', sizes.before)}${then}>${title}`,
    release === undefined ? '' : `<tspan${release}> ${escapeText(version ?? '')}</tspan>`,
    size === undefined ? '' : line(sizeText(sizes.before), attribute('bytes', '') + size),
    '</text>',
  ].join('');
}

/** @param textWidth In px. */
function fitsInto({ width, height }: MapBox, textWidth: number, lines: number, mapWidth: number) {
  const px = mapWidth / 100;
  return (
    width * px >= textWidth + LABEL_PX.room &&
    (height * px) / MAP_RATIO >= LABEL_PX.first + (lines - 1) * LABEL_PX.next
  );
}

function numbers({ x, y, width, height }: MapBox): [number, number, number, number] {
  return [x, y, width, height].map((value) => Math.round(value * 100) / 100) as [
    number,
    number,
    number,
    number,
  ];
}

function attribute(name: DataName, value: string | number): string {
  return ` ${dataAttribute(name)}="${escapeHtml(String(value))}"`;
}
