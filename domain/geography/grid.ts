import type { Coordinates } from '#domain/geography/coordinates.ts';

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
export function boxAround({ latitude, longitude }: Coordinates, radiusM: number) {
  const tall = radiusM / DEGREE_M;
  const widest = Math.cos(((Math.abs(latitude) + tall) * Math.PI) / 180);
  const wide = tall / Math.max(widest, 0.01);
  return { south: latitude - tall, north: latitude + tall, west: longitude - wide, east: longitude + wide };
}

/** The cells that a circle of this radius in metres may touch. */
export function cellsAround(centre: Coordinates, radiusM: number): number[] {
  const { south, north, west, east } = boxAround(centre, radiusM);
  const cells: number[] = [];
  for (let row = Math.floor(south * ROWS); row <= Math.floor(north * ROWS); row += 1) {
    for (let column = Math.floor(west * COLUMNS); column <= Math.floor(east * COLUMNS); column += 1) {
      cells.push(row * 1000 + column);
    }
  }
  return cells;
}
