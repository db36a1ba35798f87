import { sizeText } from '../../bundle-map/size';
import { withData } from '../../data-names';
import type { Build, MapPart, MapPlace } from './map-parts';

type Animate = typeof import('framer-motion/dom/mini')['animate'];
type Motion = ReturnType<Animate>;

const MOVE_S = 0.7;
const EASE = [0.3, 0, 0.1, 1] as const;

/**
 * The compositor moves the map, as long as the main thread need not: each new total costs a slow processor most of a
 * frame.
 */
const COUNT_EVERY_MS = 60;

interface MapElements {
  canvas: Element;
  total: HTMLElement;
  totals: Record<Build, number>;
  parts: readonly MapPart[];
}

/**
 * Moves a map from one build to the other. The new state is set at once and then animated from the old one, unless motion
 * is reduced or the animation code cannot be loaded.
 */
export function createMover({ canvas, total, totals, parts }: MapElements) {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let running: Motion[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    for (const motion of running.splice(0)) motion.cancel();
  }

  /** Let the total change along with the map. */
  function count(from: number, to: number, start: number): void {
    const share = Math.min(1, (performance.now() - start) / 1000 / MOVE_S);
    total.textContent = sizeText(from + (to - from) * (1 - (1 - share) ** 3));
    if (share < 1) timer = setTimeout(() => count(from, to, start), COUNT_EVERY_MS);
  }

  return {
    stop,
    /** Load the animation code before it is needed. */
    prepare(): void {
      if (!reduced.matches) void loadMotion();
    },
    async show(build: Build): Promise<void> {
      const animate = reduced.matches ? undefined : await loadMotion();
      stop();
      const { width, height } = canvas.getBoundingClientRect();
      const shown = parts.filter(({ node }) => getComputedStyle(node).display !== 'none');
      for (const { node, before, after } of parts) place(node, build === 'after' ? after : before);
      total.textContent = sizeText(totals[build]);
      if (!animate) return;
      running = shown.flatMap((part) =>
        move(animate, part, build, { x: width / 100, y: height / 100 }),
      );
      count(totals[build === 'after' ? 'before' : 'after'], totals[build], performance.now());
    },
  };
}

async function loadMotion(): Promise<Animate | undefined> {
  try {
    return (await import('framer-motion/dom/mini')).animate;
  } catch {
    return undefined;
  }
}

/** A part that the build lacks stays in its place, invisible. */
function place(node: SVGElement, to: MapPlace | undefined): void {
  if (!to) {
    node.setAttribute('opacity', '0');
    return;
  }
  node.removeAttribute('opacity');
  const { x, y, width, height, size } = to;
  const bytes = node.querySelector(withData('bytes'));
  for (const line of [node, ...node.querySelectorAll('[x]')]) line.setAttribute('x', `${x}%`);
  node.setAttribute('y', `${y}%`);
  if (bytes) bytes.textContent = sizeText(size);
  if (node.tagName !== 'rect') return;
  node.setAttribute('width', `${width}%`);
  node.setAttribute('height', `${height}%`);
}

/**
 * The main thread computes every frame of all motions once a single one has no effect, so what stays in its place has none.
 *
 * @param scale Of one percent of the map, in px.
 */
function move(
  animate: Animate,
  { node, before, after }: MapPart,
  build: Build,
  scale: { x: number; y: number },
): Motion[] {
  const [from, to] = build === 'after' ? [before, after] : [after, before];
  const timing = { duration: MOVE_S, ease: EASE };
  if (!from || !to) {
    return from || to ? [animate(node, { opacity: from ? [1, 0] : [0, 1] }, timing)] : [];
  }
  const [x, y] = [(from.x - to.x) * scale.x, (from.y - to.y) * scale.y];
  const [wider, higher] = to.width > 0 ? [from.width / to.width, from.height / to.height] : [1, 1];
  if (x === 0 && y === 0 && wider === 1 && higher === 1) return [];
  const start = `translate(${x}px, ${y}px) scale(${wider}, ${higher})`;
  return [animate(node, { transform: [start, 'none'] }, timing)];
}
