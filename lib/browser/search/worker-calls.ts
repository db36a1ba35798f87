import type { SearchGroup, SearchOptions, SearchSource } from '../../search/model';

/** What the page asks of the search worker. */
export type WorkerCall =
  | { kind: 'load'; source: SearchSource }
  | { kind: 'search'; query: string; options: SearchOptions }
  /** Answered once all texts are searchable. */
  | { kind: 'whole' };

/** A call and its answer carry the same number. */
export type WorkerRequest = WorkerCall & { id: number };

export type WorkerAnswer =
  | { id: number; groups: readonly SearchGroup[] }
  | { id: number; error: string };
