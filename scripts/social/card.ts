import sharp from 'sharp';
import { withData } from '../../lib/data-names';
import { SOCIAL_IMAGE } from '../../lib/machines/social-image';
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
  /** The inside of the SVG of the map on the page, if it has one. */
  map?: string | undefined;
}

/** Draws a card as a PNG. */
export type DrawCard = (text: CardText) => Promise<Buffer>;

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE;
const BACKGROUND = '#10161c';
const WHITE = '#ffffff';
const GRAY = '#93a2ad';
const TEAL = '#66d3c6';
const CORAL = '#ffb089';
const BLUE = '#8ab8ff';
const SHADE = '#1c252d';

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
const MAP = { x: 660, y: 130, width: 460, height: 368 };
const MAP_GAP_PX = 40;

/** Reads the fonts, which takes some hundred milliseconds. */
export function createCardDrawer(): DrawCard {
  const bold = readTypeface(700);
  const regular = readTypeface(400);

  return ({ locale, title, section, siteTitle, host, map }) => {
    const width = (map ? MAP.x - MAP_GAP_PX : WIDTH - MARGIN) - MARGIN;
    const { size, lines } = fitTitle(bold.drawable(title), locale, bold, width);
    const height = lines.length * size * LINE_HEIGHT;
    const room = section === '' ? 0 : SMALL_PX + SECTION_GAP_PX;
    const top = TITLE_CENTER_Y - (height - room) / 2;
    const small = { face: regular, size: SMALL_PX, x: MARGIN };
    const svg = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke-linecap="round">`,
      `<rect width="100%" height="100%" fill="${BACKGROUND}"/>`,
      LOGO,
      map === undefined ? timeline() : mapSvg(map),
      textSvg(siteTitle, { face: bold, size: NAME_PX, x: MARGIN + 72, y: HEAD_Y, color: WHITE }),
      textSvg(host, { ...small, y: FOOT_Y, color: GRAY }),
      textSvg(section, { ...small, y: top - SECTION_GAP_PX, color: TEAL }),
      ...lines.map((line, index) => {
        const y = top + size * (0.96 + index * LINE_HEIGHT);
        return textSvg(line, { face: bold, size, x: MARGIN, y, color: WHITE });
      }),
      '</svg>',
    ];
    return sharp(Buffer.from(svg.join('')))
      .png()
      .toBuffer();
  };
}

interface Placement {
  face: Typeface;
  size: number;
  x: number;
  /** The baseline. */
  y: number;
  color: string;
}

function textSvg(text: string, { face, size, x, y, color }: Placement): string {
  return `<path transform="translate(${x} ${Math.round(y)})" fill="${color}" d="${face.outlinesOf(text, size)}"/>`;
}

/** The lines of a title in the largest size that fits; a title that is too long ends in “…”. */
function fitTitle(
  title: string,
  locale: string,
  face: Typeface,
  width: number,
): { size: number; lines: string[] } {
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

/** The magnifying glass of the site, as in public/logo.svg. */
const LOGO = `<g transform="translate(${MARGIN - 6} ${HEAD_Y - 38}) scale(1.75)" stroke="${TEAL}" stroke-width="2.6">
<path d="M21.6 21.6 28 28" stroke-width="3.4"/><circle cx="13.5" cy="13.5" r="10"/>
<path d="M8.6 9.6h6.2" stroke="${CORAL}"/><path d="M8.6 13.6h9.8"/><path d="M12.4 17.6h6" stroke="${BLUE}"/></g>`;

/** The first of the two builds. */
function mapSvg(map: string): string {
  const { x, y, width, height } = MAP;
  return `<svg id="map" x="${x}" y="${y}" width="${width}" height="${height}"><style>
#map rect { fill: #2c5253 }
#map ${withData('kind', 'original')} rect { fill: #6d4b49 }
#map ${withData('kind', 'copy')} rect { fill: ${CORAL} }
#map text { display: none }
</style>${map}</svg>`;
}

/** Three bars, as the report shows the time of loaders. */
function timeline(): string {
  const bars = [
    { start: 0, length: 170, color: CORAL },
    { start: 92, length: 308, color: TEAL },
    { start: 236, length: 132, color: BLUE },
  ];
  const lines = bars.map(({ start, length, color }, row) => {
    const y = row * 22;
    const end = start + length;
    const before = start > 20 ? `<path d="M0 ${y}H${start - 20}" stroke="${SHADE}"/>` : '';
    const after = end < 380 ? `<path d="M${end + 20} ${y}H400" stroke="${SHADE}"/>` : '';
    return `${before}<path d="M${start} ${y}H${end}" stroke="${color}"/>${after}`;
  });
  return `<g transform="translate(${WIDTH - MARGIN - 400} ${FOOT_Y - 46})" stroke-width="9">${lines.join('')}</g>`;
}
