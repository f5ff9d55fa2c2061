import { describe, expect, it } from 'vitest';
import { comingHolidays, holidayOn } from '#domain/hours/holidays.ts';
import type { Land } from '#domain/hours/lands.ts';
import { lands } from '#domain/hours/lands.ts';

const all = lands.join(' ');
/** Holidays by the Länder's laws; movable ones computed by Gauss's rule in another language. */
const table: [day: string, lands: string][] = [
  ['2026-01-01', all],
  ['2026-01-06', 'BW BY ST'],
  ['2026-03-08', 'BE MV'],
  ['2026-04-03', all],
  ['2026-04-06', all],
  ['2026-05-01', all],
  ['2026-05-14', all],
  ['2026-05-25', all],
  ['2026-06-04', 'BW BY HE NW RP SL'],
  ['2026-08-15', 'BY SL'],
  ['2026-09-20', 'TH'],
  ['2026-10-03', all],
  ['2026-10-31', 'BB HB HH MV NI SN ST SH TH'],
  ['2026-11-01', 'BW BY NW RP SL'],
  ['2026-11-18', 'SN'],
  ['2026-12-25', all],
  ['2026-12-26', all],
  ['2027-03-26', all],
  ['2027-05-06', all],
  ['2028-06-15', 'BW BY HE NW RP SL'],
  ['2028-11-22', 'SN'],
  ['2032-03-29', all],
  ['2026-12-24', ''],
  ['2026-12-31', ''],
];

describe('public holidays', () => {
  it.each(table)('%s is one in: %s', (day, expected) => {
    const found = lands.filter((land) => holidayOn(land, day) !== undefined);
    expect(found.sort()).toEqual(expected.split(' ').filter(Boolean).sort());
  });

  it.each(lands.map((land) => [land]))('of %s have a name in both languages, and no day twice', (land: Land) => {
    const coming = comingHolidays(land, '2026-11-23');
    expect(coming.length).toBeGreaterThanOrEqual(9);
    expect(new Set(coming.map(({ date }) => date)).size).toBe(coming.length);
    for (const { de, en } of coming) expect([de, en].every((name) => name.length > 3)).toBe(true);
  });

  it('coming are those of the next twelve months, soonest first', () => {
    const days = comingHolidays('BE', '2026-12-26').map(({ date }) => date);
    expect([days[0], days[1], days.at(-1)]).toEqual(['2026-12-26', '2027-01-01', '2027-12-25']);
  });
});
