import { announce } from '../announce';
import { createMover } from './map-motion';
import { attachNames } from './map-names';
import { type Build, readParts } from './map-parts';

/**
 * Make the map of a bundle interactive: its modules are named, one switch highlights duplicates, and the other moves the
 * map to the second build.
 */
export function attach(signal: AbortSignal): void {
  const figure = document.querySelector<HTMLElement>('[data-map]');
  const canvas = figure?.querySelector<SVGElement>('[data-map-canvas]');
  const total = figure?.querySelector<HTMLElement>('[data-map-total]');
  const output = figure?.querySelector<HTMLElement>('[data-map-module]');
  if (!figure || !canvas || !total || !output) return;

  const { totals: sizes = '', label = '', share = '' } = figure.dataset;
  const [before = 0, after = 0] = sizes.split(' ').map(Number);
  const totals = { before, after };
  const parts = readParts(canvas);
  const mover = createMover({ canvas, total, totals, parts });
  const nameIn = attachNames({ canvas, output, parts, totals, label, share }, signal);

  function toggle(button: HTMLElement): void {
    const isOn = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isOn));
    if (button.dataset['mapSwitch'] === 'duplicates') {
      figure?.setAttribute('data-duplicates', isOn ? 'shown' : 'hidden');
      return;
    }
    const build: Build = isOn ? 'after' : 'before';
    figure?.setAttribute('data-map', build);
    nameIn(build);
    void mover.show(build);
    announce(figure?.querySelector(`[data-note="${build}"]`)?.textContent ?? '');
  }

  for (const button of figure.querySelectorAll<HTMLElement>('[data-map-switch]')) {
    button.addEventListener('click', () => toggle(button), { signal });
    button.addEventListener('pointerenter', mover.prepare, { signal });
    button.addEventListener('focus', mover.prepare, { signal });
  }
  signal.addEventListener('abort', mover.stop);
}
