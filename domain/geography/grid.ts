import type { Coordinates } from '#domain/geography/coordinates.ts';
import { distanceM } from '#domain/geography/coordinates.ts';

/** Cells per degree; in Germany a cell is about 11 km high and 10 km wide. */
const ROWS = 10;
const COLUMNS = 7;

/** Number of the grid cell of a point in Germany. */
export function cellOf({ latitude, longitude }: Coordinates): number {
  return Math.floor(latitude * ROWS) * 1000 + Math.floor(longitude * COLUMNS);
}

const DEGREE_M = 111_195;

/** Bounding box of a circle, in degrees. */
function boxAround({ latitude, longitude }: Coordinates, radiusM: number) {
  const tall = radiusM / DEGREE_M;
  const widest = Math.cos(((Math.abs(latitude) + tall) * Math.PI) / 180);
  const wide = tall / Math.max(widest, 0.01);
  return { south: latitude - tall, north: latitude + tall, west: longitude - wide, east: longitude + wide };
}

/** Cells per side of a wide cell; the database uses the same. */
const WIDE = 4;
/** Maximum cells returned; wide cells cover the largest circle within it. */
export const MOST_CELLS = 16;
/** Compensates distances measured along a parallel. */
const MARGIN = 1.001;

/** A circle's radius is in metres; `size` is a cell's side in grid cells. */
function cellsOfSize(size: number, centre: Coordinates, radiusM: number): number[] {
  const { south, north, west, east } = boxAround(centre, radiusM);
  const [perLatitude, perLongitude] = [ROWS / size, COLUMNS / size];
  const cells: number[] = [];
  for (let row = Math.floor(south * perLatitude); row <= Math.floor(north * perLatitude); row += 1) {
    for (let column = Math.floor(west * perLongitude); column <= Math.floor(east * perLongitude); column += 1) {
      const nearest = {
        latitude: Math.min(Math.max(centre.latitude, row / perLatitude), (row + 1) / perLatitude),
        longitude: Math.min(Math.max(centre.longitude, column / perLongitude), (column + 1) / perLongitude),
      };
      if (distanceM(centre, nearest) <= radiusM * MARGIN + 1) cells.push(row * 1000 + column);
    }
  }
  return cells;
}

/** Uses the wide grid if there are too many small cells. */
export function cellsAround(centre: Coordinates, radiusM: number): { isWide: boolean; cells: number[] } {
  const cells = cellsOfSize(1, centre, radiusM);
  if (cells.length <= MOST_CELLS) return { isWide: false, cells };
  return { isWide: true, cells: cellsOfSize(WIDE, centre, radiusM) };
}
