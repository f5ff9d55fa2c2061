import type { Coordinates } from '#domain/geography/coordinates.ts';
import { distanceM } from '#domain/geography/coordinates.ts';

export type Placed<Item> = { item: Item; at: Coordinates };

/** Radar position, in per cent from the top left. */
export type Mark<Item> = { item: Item; x: number; y: number; form: 'notice' | 'dot' };

/** Distance in metres and radius in per cent; linear in between. */
export const rings = [
  { metres: 250, radius: 18.4 },
  { metres: 500, radius: 34.2 },
  { metres: 1000, radius: 50 },
] as const;

/** Radius of a distance, in per cent; null beyond the last ring. */
export function radiusOf(metres: number): number | null {
  let [innerM, inner] = [0, 0];
  for (const { metres: outerM, radius } of rings) {
    if (metres <= outerM) return inner + ((metres - innerM) / (outerM - innerM)) * (radius - inner);
    [innerM, inner] = [outerM, radius];
  }
  return null;
}

/** Bearing between nearby points, in radians clockwise from north. */
export function bearingOf(from: Coordinates, to: Coordinates): number {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return Math.atan2(east, to.latitude - from.latitude);
}

type Box = { x: number; y: number };
/** Size of a labelled notice, and of the person in the centre. */
const NOTICE: Box = { x: 31, y: 26 };
const PERSON: Box = { x: 14, y: 20 };
/** Offsets of notices at the same place, in per cent: up, down, then sideways. */
const STEP: Box = { x: 32, y: 27 };
const steps: readonly Box[] = [0, -1, 1].flatMap((x) => [0, -1, 1].map((y) => ({ x: x * STEP.x, y: y * STEP.y })));

/**
 * Places items by true bearing and ring distance. Labels never overlap: without room at or one step beside its place,
 * an item becomes a dot; nearer ones go first.
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

/** Radar position; empty beyond the last ring. */
export function pointOf(spot: Coordinates, at: Coordinates): { x?: number; y?: number } {
  const radius = radiusOf(distanceM(spot, at));
  if (radius === null) return {};
  const bearing = bearingOf(spot, at);
  return { x: 50 + radius * Math.sin(bearing), y: 50 - radius * Math.cos(bearing) };
}

/** The position and its alternatives, clamped to the edge. */
function choicesAround({ x, y }: Box): Box[] {
  return steps.map((step) => inside({ x: x + step.x, y: y + step.y }));
}

const clamp = (value: number, margin: number) => Math.min(100 - margin, Math.max(margin, value));
const inside = ({ x, y }: Box): Box => ({ x: clamp(x, NOTICE.x / 2), y: clamp(y, NOTICE.y / 2) });

function overlap(a: Box, b: Box & { size: Box }): boolean {
  return Math.abs(a.x - b.x) < (NOTICE.x + b.size.x) / 2 && Math.abs(a.y - b.y) < (NOTICE.y + b.size.y) / 2;
}
