import { expect, it } from 'vitest';
import { distanceM, germany } from '#domain/geography/coordinates.ts';
import { cellOf, cellsAround, MOST_CELLS } from '#domain/geography/grid.ts';
import { cases } from '#tests/support/cases.ts';
import { fc } from '#tests/support/fast-check.ts';

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const centre = fc.record({
  latitude: degrees(germany.south, germany.north),
  longitude: degrees(germany.west, germany.east),
});
const radius = fc.integer({ min: 100, max: 50_000 });
/** Wide cell of a cell, as the database computes it. */
const widened = (cell: number) => Math.floor(cell / 4000) * 1000 + Math.floor((cell % 1000) / 4);

it('covers every point within a radius with few cells', () => {
  const part = degrees(0, 1);
  fc.assert(
    fc.property(
      centre,
      radius,
      fc.array(fc.tuple(part, part), { minLength: 20, maxLength: 20 }),
      (at, metres, parts) => {
        const { isWide, cells } = cellsAround(at, metres);
        expect(cells.length).toBeLessThanOrEqual(MOST_CELLS);
        expect(new Set(cells).size).toBe(cells.length);
        for (const [down, right] of parts) {
          const tall = metres / 111_000;
          const wide = tall / Math.cos((at.latitude * Math.PI) / 180);
          const point = {
            latitude: at.latitude + (2 * down - 1) * tall,
            longitude: at.longitude + (2 * right - 1) * wide,
          };
          if (distanceM(at, point) > metres) continue;
          const cell = cellOf(point);
          expect(cells).toContain(isWide ? widened(cell) : cell);
        }
      },
    ),
    { numRuns: cases({ all: 3000, few: 300 }) },
  );
});
