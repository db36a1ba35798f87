import { PROJECTS, type ProjectName } from '../projects/prepare';
import type { Fence } from './fences';

/**
 * Where each block of a page works: in the project that it names, else where the one before it did, at
 * first in the shop. A sample that names none is a small one, which does not build a whole app.
 */
export function placesOf(fences: readonly Fence[]): ProjectName[] {
  let place: ProjectName = 'shop';
  return fences.map((fence) => {
    const named = namedProject(fence);
    place = named ?? place;
    return !named && fence.mode === 'check' && !place.startsWith('shop') ? 'shop' : place;
  });
}

function namedProject({ mode, value }: Fence): ProjectName | undefined {
  const words = mode === 'check' || mode === 'run' ? (value?.split(' ') ?? []) : [];
  return PROJECTS.find((name) => words.includes(name));
}
