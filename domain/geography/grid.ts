import type { Coordinates } from '#domain/geography/coordinates.ts';
import { distanceM } from '#domain/geography/coordinates.ts';

/** Cells per degree: a cell is about 11 km high and 10 km wide in Germany. */
const ROWS = 10;
const COLUMNS = 7;

/** The number of the cell of a grid over Germany that holds a point. */
export function cellOf({ latitude, longitude }: Coordinates): number {
  return Math.floor(latitude * ROWS) * 1000 + Math.floor(longitude * COLUMNS);
}

/** Metres of a degree of latitude. */
const DEGREE_M = 111_195;

/** The box around a circle: its edges in degrees. */
function boxAround({ latitude, longitude }: Coordinates, radiusM: number) {
  const tall = radiusM / DEGREE_M;
  const widest = Math.cos(((Math.abs(latitude) + tall) * Math.PI) / 180);
  const wide = tall / Math.max(widest, 0.01);
  return { south: latitude - tall, north: latitude + tall, west: longitude - wide, east: longitude + wide };
}

/** A cell of the wide grid holds as many cells as this each way; the database numbers wide cells by the same rule. */
const WIDE = 4;
/** Cells of the wide grid cover the widest circle with no more than this. */
export const MOST_CELLS = 16;
/** Distances to the edges of cells are measured along a parallel, which is a little off. */
const MARGIN = 1.001;

/** The cells that a circle of this radius in metres may touch; a cell is so many cells of the grid wide and high. */
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

/** The few cells that a circle of this radius in metres may touch, of the wide grid where it takes too many of the other. */
export function cellsAround(centre: Coordinates, radiusM: number): { isWide: boolean; cells: number[] } {
  const cells = cellsOfSize(1, centre, radiusM);
  if (cells.length <= MOST_CELLS) return { isWide: false, cells };
  return { isWide: true, cells: cellsOfSize(WIDE, centre, radiusM) };
}
