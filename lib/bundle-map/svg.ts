import { escapeHtml, escapeText } from '../html';
import type { MapBox, MapLayout, PlacedModule, PlacedPackage } from './layout';
import { MAP_RATIO } from './ratio';
import { sizeText } from './size';

/** Widths of the map, in px, at which it is laid out on a desktop and on a small phone. */
const WIDTHS = { wide: 520, narrow: 300 };

/** The sizes of a label, in px: a letter, generously, because fonts differ; the room beside; one line and two. */
const LABEL_PX = { letter: 7.4, room: 12, one: 22, two: 40 };

export interface MapTexts {
  /** `{count} small modules` */
  small: string;
  /** What stands where nothing is any more. */
  freed: string;
}

/** How many shades neighbours are told apart by. */
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
  const label = `<text x="50%" y="${middle}%" dy="5" text-anchor="middle" opacity="0" data-then="50 ${middle}">${escapeText(text)}</text>`;
  return `<g data-freed=""><rect ${place} data-then="${x} ${y} ${width} ${height} 0"/>${label}</g>`;
}

function packageSvg(entry: PlacedPackage, index: number, small: string): string {
  const kind = entry.kind ? ` data-kind="${entry.kind}"` : '';
  const rects = entry.modules.map((module) => moduleSvg(module, small)).join('');
  return `<g data-tone="${index % TONES}"${kind}>${rects}${labelSvg(entry)}</g>`;
}

function moduleSvg({ name, count, before, after, box }: PlacedModule, small: string): string {
  const text = name ?? small.replace('{count}', String(count));
  const place = box.before ?? box.after;
  const then = box.after ? ` data-then="${[...numbers(box.after), after].join(' ')}"` : '';
  const gone = box.before ? '' : ' opacity="0"';
  const [x, y, width, height] = place ? numbers(place) : [0, 0, 0, 0];
  return `<rect x="${x}%" y="${y}%" width="${width}%" height="${height}%"${gone} data-name="${escapeHtml(text)}" data-size="${before}"${then}/>`;
}

/** The name of a package, its version and its size, as far as the place has room for them in both builds. */
function labelSvg({ name, version, box, sizes }: PlacedPackage): string {
  const places = [box.before, box.after].filter((place) => place !== undefined);
  const isRoom = (text: string, mapWidth: number, height: number) =>
    places.every((place) => fitsInto(place, text, mapWidth, height));
  if (!box.before || name === '' || !isRoom(name, WIDTHS.wide, LABEL_PX.one)) return '';

  const [x, y] = numbers(box.before);
  const then = box.after
    ? ` data-then="${[...numbers(box.after).slice(0, 2), sizes.after].join(' ')}"`
    : '';
  const wideUnless = (isAlways: boolean) => (isAlways ? '' : ' data-wide=""');
  const full = `${name} ${version}`;
  const release =
    version !== undefined && isRoom(full, WIDTHS.wide, LABEL_PX.one)
      ? `<tspan${wideUnless(isRoom(full, WIDTHS.narrow, LABEL_PX.one))}> ${escapeText(version)}</tspan>`
      : '';
  const size = isRoom(name, WIDTHS.wide, LABEL_PX.two)
    ? `<tspan x="${x}%" dx="7" dy="15" data-bytes=""${wideUnless(isRoom(name, WIDTHS.narrow, LABEL_PX.two))}>${sizeText(sizes.before)}</tspan>`
    : '';
  const wide = wideUnless(isRoom(name, WIDTHS.narrow, LABEL_PX.one));
  return `<text x="${x}%" y="${y}%" dx="7" dy="17"${wide}${then}>${escapeText(name)}${release}${size}</text>`;
}

function fitsInto({ width, height }: MapBox, text: string, mapWidth: number, rows: number) {
  const wanted = text.length * LABEL_PX.letter + LABEL_PX.room;
  const px = mapWidth / 100;
  return width * px >= wanted && (height * px) / MAP_RATIO >= rows;
}

function numbers({ x, y, width, height }: MapBox): [number, number, number, number] {
  return [x, y, width, height].map((value) => Math.round(value * 100) / 100) as [
    number,
    number,
    number,
    number,
  ];
}
