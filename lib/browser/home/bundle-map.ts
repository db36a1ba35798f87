import { dataAttribute, withData } from '../../data-names';
import { sizeText } from '../../size-text';
import { announce } from '../dom/announce';
import { attachNames } from './map-names';

/** Make the map of a bundle interactive: its modules are named, and a switch shows the other build. */
export function attach(signal: AbortSignal): void {
  const figure = document.querySelector<HTMLElement>(withData('map'));
  const canvas = figure?.querySelector<SVGElement>(withData('mapCanvas'));
  const total = figure?.querySelector<HTMLElement>(withData('mapTotal'));
  const output = figure?.querySelector<HTMLElement>(withData('mapModule'));
  if (!figure || !canvas || !total || !output) return;

  const { totals: sizes = '', label = '', share = '' } = figure.dataset;
  const [before = 0, after = 0] = sizes.split(' ').map(Number);
  const totals = { before, after };
  const nameIn = attachNames({ canvas, output, totals, label, share }, signal);
  const buttons = [...figure.querySelectorAll<HTMLElement>(withData('mapSwitch'))];

  function show(build: keyof typeof totals): void {
    if (!figure || !total || figure.dataset.map === build) return;
    figure.setAttribute(dataAttribute('map'), build);
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.mapSwitch === build));
    }
    nameIn(build);
    total.textContent = sizeText(totals[build]);
    announce(total.textContent);
  }

  for (const button of buttons) {
    const build = button.dataset.mapSwitch === 'after' ? 'after' : 'before';
    button.addEventListener('click', () => show(build), { signal });
  }
}
