import type { Coordinates } from '#domain/geography/coordinates.ts';
import { distanceM } from '#domain/geography/coordinates.ts';

/** Something at a place. */
export type Placed<Item> = { item: Item; at: Coordinates };

/** Where it stands on the radar, in per cent from the upper left corner. */
export type Mark<Item> = { item: Item; x: number; y: number; form: 'notice' | 'dot' };

/** Metres at each ring and its radius in per cent; between rings the distance is linear. */
export const rings = [
  { metres: 250, radius: 18.4 },
  { metres: 500, radius: 34.2 },
  { metres: 1000, radius: 50 },
] as const;

/** The radius of a distance, in per cent; null beyond the last ring. */
export function radiusOf(metres: number): number | null {
  let [innerM, inner] = [0, 0];
  for (const { metres: outerM, radius } of rings) {
    if (metres <= outerM) return inner + ((metres - innerM) / (outerM - innerM)) * (radius - inner);
    [innerM, inner] = [outerM, radius];
  }
  return null;
}

/** Bearing from one point to another near it, in radians clockwise from north. */
export function bearingOf(from: Coordinates, to: Coordinates): number {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return Math.atan2(east, to.latitude - from.latitude);
}

type Box = { x: number; y: number };
/** Width and height of a notice with its label, and of the person in the middle. */
const NOTICE: Box = { x: 31, y: 22 };
const PERSON: Box = { x: 14, y: 20 };
/** Notices that hang at one place are spread around it, one step each way, in per cent: up first, then down, then aside. */
const STEP: Box = { x: 32, y: 23 };
const steps: readonly Box[] = [0, -1, 1].flatMap((x) => [0, -1, 1].map((y) => ({ x: x * STEP.x, y: y * STEP.y })));

/**
 * Places what is within the last ring: the distance by the rings, the bearing true. Labels never overlap: whoever finds no
 * room at their place or one step beside it becomes a dot, and the nearer one chooses first.
 */
export function placeNotices<Item>(spot: Coordinates, placed: readonly Placed<Item>[]): Mark<Item>[] {
  const near = placed
    .map(({ item, at }) => ({ item, metres: distanceM(spot, at), ...pointOf(spot, at) }))
    .sort((a, b) => a.metres - b.metres);
  const taken: (Box & { size: Box })[] = [{ x: 50, y: 50, size: PERSON }];
  return near.flatMap(({ item, x, y }): Mark<Item>[] => {
    if (x === undefined || y === undefined) return [];
    const free = choicesAround({ x, y }).find((choice) => taken.every((box) => !overlap(choice, box)));
    if (!free) return [{ item, x, y, form: 'dot' }];
    taken.push({ ...free, size: NOTICE });
    return [{ item, ...free, form: 'notice' }];
  });
}

/** Where a place is on the radar; nowhere beyond the last ring. */
export function pointOf(spot: Coordinates, at: Coordinates): { x?: number; y?: number } {
  const radius = radiusOf(distanceM(spot, at));
  if (radius === null) return {};
  const bearing = bearingOf(spot, at);
  return { x: 50 + radius * Math.sin(bearing), y: 50 - radius * Math.cos(bearing) };
}

/** The place itself, then those around it; a notice at the edge moves in, so that all of it is seen. */
function choicesAround({ x, y }: Box): Box[] {
  return steps.map((step) => inside({ x: x + step.x, y: y + step.y }));
}

const clamp = (value: number, margin: number) => Math.min(100 - margin, Math.max(margin, value));
const inside = ({ x, y }: Box): Box => ({ x: clamp(x, NOTICE.x / 2), y: clamp(y, NOTICE.y / 2) });

function overlap(a: Box, b: Box & { size: Box }): boolean {
  return Math.abs(a.x - b.x) < (NOTICE.x + b.size.x) / 2 && Math.abs(a.y - b.y) < (NOTICE.y + b.size.y) / 2;
}
