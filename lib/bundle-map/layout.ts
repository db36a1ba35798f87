import { hierarchy, treemap, treemapResquarify } from 'd3-hierarchy';
import { type BundleMap, type MapModule, type MapPackage, packagesOf } from './packages';
import { MAP_RATIO } from './size';

/** A place on the map, in percent of its width and height. */
export interface MapBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A thing on the map: where it is in the build and, if there is a second one, where it is in that. */
interface Placed {
  before: MapBox | undefined;
  after: MapBox | undefined;
}

export interface PlacedModule extends MapModule {
  box: Placed;
}

export interface PlacedPackage extends Omit<MapPackage, 'modules'> {
  box: Placed;
  sizes: { before: number; after: number };
  modules: PlacedModule[];
}

export interface MapLayout {
  packages: PlacedPackage[];
  /** What the second build leaves free, if it is the smaller one. */
  freed: MapBox | undefined;
}

/** Of width and height together; the gaps are as wide across as down. */
const GAP = { packages: 0.7, modules: 0.25 };

/** What d3 sees of the data. */
interface Entry extends Partial<MapModule> {
  children?: Entry[];
  of?: MapPackage;
}

/**
 * Lay out a map: area is size, in both builds. What is in both keeps its neighbors, and what the second build no longer
 * has is left free below it.
 */
export function layoutBundleMap(map: BundleMap): MapLayout {
  const root = hierarchy<Entry>({
    children: packagesOf(map).map((of) => ({ of, children: of.modules })),
  });
  const layout = treemap<Entry>()
    .tile(treemapResquarify.ratio(1))
    .paddingInner((node) => (node.depth === 0 ? GAP.packages : GAP.modules));

  root.sum(({ before = 0 }) => before).sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const whole = root.value ?? 0;
  const before = readBoxes(layout.size([100 * MAP_RATIO, 100])(root));
  const sizes = new Map(root.children?.map((node) => [node, node.value ?? 0]));
  root.sum(({ after = 0 }) => after);
  const rest = map.after && (root.value ?? 0) / whole;
  const after =
    rest === undefined ? undefined : readBoxes(layout.size([100 * MAP_RATIO, 100 * rest])(root));

  const placed = (node: object): Placed => ({ before: before.get(node), after: after?.get(node) });
  const packages = (root.children ?? []).flatMap((node) => {
    const { of, children: _ = [] } = node.data;
    if (!of) return [];
    return {
      name: of.name,
      version: of.version,
      parent: of.parent,
      kind: of.kind,
      box: placed(node),
      sizes: { before: sizes.get(node) ?? 0, after: node.value ?? 0 },
      modules: node.leaves().map((leaf) => ({ ...(leaf.data as MapModule), box: placed(leaf) })),
    };
  });
  return { packages, freed: rest !== undefined && rest < 1 ? freedBelow(100 * rest) : undefined };
}

function freedBelow(height: number): MapBox {
  return { x: 0, y: height + GAP.packages, width: 100, height: 100 - height - GAP.packages };
}

/** Where everything is that has a size. */
function readBoxes(root: ReturnType<ReturnType<typeof treemap<Entry>>>): Map<object, MapBox> {
  const boxes = new Map<object, MapBox>();
  root.each((node) => {
    if (!node.value) return;
    const width = (node.x1 - node.x0) / MAP_RATIO;
    const height = node.y1 - node.y0;
    boxes.set(node, { x: node.x0 / MAP_RATIO, y: node.y0, width, height });
  });
  return boxes;
}
