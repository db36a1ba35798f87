import { PROJECTS, type ProjectName } from '../projects/prepare';
import type { Fence } from './fences';

/**
 * The project in which each block of a page runs: the one it names, else that of the block before it, at
 * first the shop. A sample that names none belongs to a small project, which does not build a whole app.
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
