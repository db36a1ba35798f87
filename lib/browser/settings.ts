import { parseSettings, type ReadingSettings } from '../reading-script';

/** The settings on the element that loads the reading script. */
export function readSettings(): ReadingSettings {
  const script = document.querySelector<HTMLElement>('script[data-reading]');
  return parseSettings(script?.dataset['reading'] ?? '');
}
