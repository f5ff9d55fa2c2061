import { describe, expect, it } from 'vitest';
import { isApplied, parseRegisterNumber } from '#domain/verification/register-number.ts';
import { fc } from '#tests/support/fast-check.ts';

/** The register's spelling. */
const print = ({ division, number, suffix }: NonNullable<ReturnType<typeof parseRegisterNumber>>) =>
  [division, number, suffix].filter(Boolean).join(' ');

describe('a register number', () => {
  it.each([
    ['HRB 214837 B', 'HRB 214837 B', null],
    ['HRB 198 442 B', 'HRB 198442 B', null],
    ['hrb214837b', 'HRB 214837 B', null],
    ['HRA 12', 'HRA 12', null],
    ['HRB Nr. 4711', 'HRB 4711', null],
    ['VR 200123', 'VR 200123', null],
    ['GsR 17', 'GsR 17', null],
    ['GNR 456', 'GnR 456', null],
    ['HRB 1234 KI', 'HRB 1234 KI', null],
    ['Amtsgericht Charlottenburg, HRB 214837 B', 'HRB 214837 B', 'Charlottenburg'],
    ['AG Frankfurt am Main HRB 99.123', 'HRB 99123', 'Frankfurt am Main'],
    ['Köln: HRA 33', 'HRA 33', 'Köln'],
    ['HRB 1234 MÖ', 'HRB 1234 MÖ', null],
    ['HRB 1234 B', 'HRB 1234 B', null],
    ['HRB 1234, Amtsgericht München', 'HRB 1234', 'München'],
    ['HRB 1234 Amtsgericht München', 'HRB 1234', 'München'],
    ['HRB 1234 B (AG Charlottenburg)', 'HRB 1234 B', 'Charlottenburg'],
    ['HRB 1234 B, Amtsgericht Berlin (Charlottenburg)', 'HRB 1234 B', 'Berlin (Charlottenburg)'],
    ['HRB 1234 MÖ Amtsgericht Mönchengladbach', 'HRB 1234 MÖ', 'Mönchengladbach'],
    ['HRB 1234 AG Köln', 'HRB 1234', 'Köln'],
    ['HRB 1234 beim Registergericht Frankfurt am Main', 'HRB 1234', 'Frankfurt am Main'],
    ['HRB 1234 Köln', 'HRB 1234', 'Köln'],
    ['HRB 1234, Köln', 'HRB 1234', 'Köln'],
    ['DER3306.HRB1234', 'HRB 1234', null],
    ['DEF1103R.HRB214837B', 'HRB 214837 B', null],
  ])('%s is read as %s', (text, written, court) => {
    const parsed = parseRegisterNumber(text);
    expect(parsed && print(parsed)).toBe(written);
    expect(parsed?.court ?? null).toBe(court);
  });

  it.each([
    '',
    '214837',
    'HRC 12',
    'HRB',
    'HRB 0',
    'HRB 12345678',
    'HRB 12 ABCD',
    'beantragt',
    'Gaststättenerlaubnis 12/26',
    `Köln${' '.repeat(100)}HRB 1`,
  ])('%j is none', (text) => {
    expect(parseRegisterNumber(text)).toBeNull();
  });

  it('is read back from how the register prints it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('HRA', 'HRB', 'VR', 'GnR', 'PR', 'GsR'),
        fc.integer({ min: 1, max: 999_999 }),
        fc.constantFrom(null, 'B', 'KI', 'FL'),
        (division, number, suffix) => {
          const text = [division, number, suffix].filter(Boolean).join(' ');
          const parsed = parseRegisterNumber(text);
          return parsed !== null && print(parsed) === text;
        },
      ),
    );
  });

  it('may be on its way', () => {
    expect(['beantragt', ' Beantragt ', 'in Beantragung', 'applied for'].every(isApplied)).toBe(true);
    expect(isApplied('HRB 12')).toBe(false);
  });

  it('is looked for in any text without throwing or dwelling', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => parseRegisterNumber(text) === null || text !== ''));
    expect(parseRegisterNumber(`${'a '.repeat(100)}HRB`)).toBeNull();
  });
});
