/** A place on the map in percent, and the bytes that are there. Labels have no extent. */
export interface MapPlace {
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
}

/** Something on the map, and where it is in each of the two builds. */
export interface MapPart {
  node: SVGElement;
  before: MapPlace | undefined;
  after: MapPlace | undefined;
}

export type Build = 'before' | 'after';

/** Everything that moves on a map, as lib/bundle-map/svg wrote it. */
export function readParts(canvas: Element): MapPart[] {
  return [...canvas.querySelectorAll<SVGElement>('rect, text')].map((node) => {
    const then = node.dataset.then?.split(' ').map(Number);
    return {
      node,
      before: node.getAttribute('opacity') === '0' ? undefined : currentPlace(node),
      after: then && (then.length > 3 ? extent(then) : point(then)),
    };
  });
}

function currentPlace(node: SVGElement): MapPlace {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
    Number.parseFloat(node.getAttribute(name) ?? '0'),
  );
  return extent([x, y, width, height, Number(node.dataset.size)]);
}

function extent([x = 0, y = 0, width = 0, height = 0, size = 0]: (number | undefined)[]): MapPlace {
  return { x, y, width, height, size };
}

function point([x, y, size]: number[]): MapPlace {
  return extent([x, y, 0, 0, size]);
}
