import { sizeText } from '../../bundle-map/size';
import type { Build, MapPart, MapPlace } from './map-parts';

type Animate = typeof import('framer-motion/dom/mini')['animate'];
type Motion = ReturnType<Animate>;

const MOVE_S = 0.7;
const EASE = [0.3, 0, 0.1, 1] as const;

/** Each new total lays out what is around it, which takes a slow processor a third of a frame. */
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
  let frame = 0;

  function stop(): void {
    cancelAnimationFrame(frame);
    for (const motion of running.splice(0)) motion.cancel();
  }

  /** Let the total change along with the map. */
  function count(from: number, to: number, start: number, last = 0): void {
    const now = performance.now();
    const share = Math.min(1, (now - start) / 1000 / MOVE_S);
    const isDue = share === 1 || now - last >= COUNT_EVERY_MS;
    if (isDue) total.textContent = sizeText(from + (to - from) * (1 - (1 - share) ** 3));
    if (share < 1) {
      frame = requestAnimationFrame(() => count(from, to, start, isDue ? now : last));
    }
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
      for (const { node, before, after } of parts) place(node, build === 'after' ? after : before);
      total.textContent = sizeText(totals[build]);
      if (!animate) return;
      running = parts.flatMap((part) =>
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
  const bytes = node.querySelector('[data-bytes]');
  for (const line of [node, ...node.querySelectorAll('[x]')]) line.setAttribute('x', `${x}%`);
  node.setAttribute('y', `${y}%`);
  if (bytes) bytes.textContent = sizeText(size);
  if (node.tagName !== 'rect') return;
  node.setAttribute('width', `${width}%`);
  node.setAttribute('height', `${height}%`);
}

/** @param scale Of one percent of the map, in px. */
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
  const shift = `translate(${(from.x - to.x) * scale.x}px, ${(from.y - to.y) * scale.y}px)`;
  const grow = to.width > 0 ? ` scale(${from.width / to.width}, ${from.height / to.height})` : '';
  return [animate(node, { transform: [shift + grow, 'none'] }, timing)];
}
