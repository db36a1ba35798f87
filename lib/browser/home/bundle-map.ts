import { sizeText } from '../../bundle-map/size';
import { dataAttribute, withData } from '../../data-names';
import { announce } from '../announce';
import { createMover } from './map-motion';
import { attachNames } from './map-names';
import { type Build, readParts } from './map-parts';

/**
 * Make the map of a bundle interactive: its modules are named, and a switch moves it to the second build and back.
 */
export function attach(signal: AbortSignal): void {
  const figure = document.querySelector<HTMLElement>(withData('map'));
  const canvas = figure?.querySelector<SVGElement>(withData('mapCanvas'));
  const total = figure?.querySelector<HTMLElement>(withData('mapTotal'));
  const output = figure?.querySelector<HTMLElement>(withData('mapModule'));
  if (!figure || !canvas || !total || !output) return;

  const { totals: sizes = '', label = '', share = '' } = figure.dataset;
  const [before = 0, after = 0] = sizes.split(' ').map(Number);
  const totals = { before, after };
  const parts = readParts(canvas);
  const mover = createMover({ canvas, total, totals, parts });
  const nameIn = attachNames({ canvas, output, parts, totals, label, share }, signal);

  const buttons = [...figure.querySelectorAll<HTMLElement>(withData('mapSwitch'))];

  function show(build: Build): void {
    if (figure?.dataset.map === build) return;
    figure?.setAttribute(dataAttribute('map'), build);
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.mapSwitch === build));
    }
    nameIn(build);
    void mover.show(build);
    announce(sizeText(totals[build]));
  }

  for (const button of buttons) {
    const build: Build = button.dataset.mapSwitch === 'after' ? 'after' : 'before';
    button.addEventListener('click', () => show(build), { signal });
    button.addEventListener('pointerenter', mover.prepare, { signal });
    button.addEventListener('focus', mover.prepare, { signal });
  }
  signal.addEventListener('abort', mover.stop);
}
