import { describe, expect, it } from 'vitest';
import { checkDigit11x10, isTaxId, isTaxNumber, isVatId, readTaxNumber } from '#domain/verification/tax-numbers.ts';
import { fc } from '#tests/support/fast-check.ts';

/** One official specimen per Land: local and federal form. */
const specimens: [state: string, local: string, federal: string][] = [
  ['Baden-Württemberg', '93815/08152', '2893081508152'],
  ['Bayern', '181/815/08155', '9181081508155'],
  ['Berlin', '21/815/08150', '1121081508150'],
  ['Brandenburg', '048/815/08155', '3048081508155'],
  ['Bremen', '75 815 08152', '2475081508152'],
  ['Hamburg', '02/815/08156', '2202081508156'],
  ['Hessen', '013 815 08153', '2613081508153'],
  ['Mecklenburg-Vorpommern', '079/815/08151', '4079081508151'],
  ['Niedersachsen', '24/815/08151', '2324081508151'],
  ['Nordrhein-Westfalen', '133/8150/8159', '5133081508159'],
  ['Rheinland-Pfalz', '22/815/08154', '2722081508154'],
  ['Saarland', '010/815/08182', '1010081508182'],
  ['Sachsen', '201/123/12340', '3201012312340'],
  ['Sachsen-Anhalt', '101/815/08154', '3101081508154'],
  ['Schleswig-Holstein', '29 815 08158', '2129081508158'],
  ['Thüringen', '151/815/08156', '4151081508156'],
];

function changeDigit(text: string, place: number, by: number): string {
  return text.slice(0, place) + ((Number(text[place]) + by) % 10) + text.slice(place + 1);
}

describe('the number of a tax office', () => {
  it.each(specimens)('of %s is known in both forms', (_, local, federal) => {
    expect(readTaxNumber(local)).toEqual({ kind: 'tax_number', isValid: true });
    expect(isTaxNumber(federal)).toBe(true);
  });

  it.each(specimens)('of %s is refused in the federal form with any other check digit', (_, __, federal) => {
    // Berlin has two methods, so two digits may be valid.
    const others = Array.from({ length: 9 }, (_, i) => changeDigit(federal, 12, i + 1)).filter(isTaxNumber);
    expect(others.length).toBeLessThanOrEqual(federal.startsWith('11') ? 1 : 0);
  });

  it('has a zero in the fifth place of the federal form', () => {
    expect(isTaxNumber('9181181508155')).toBe(false);
  });

  it.each(['1234567890123', '6181081508155'])('refuses %s, which no state gives out', (text) => {
    expect(readTaxNumber(text)).toEqual({ kind: 'tax_number', isValid: false });
  });
});

describe('a VAT id', () => {
  it.each(['DE136695976', 'DE 129 273 398', 'de129274202', 'DE811128135'])('takes %s', (text) => {
    expect(readTaxNumber(text)).toEqual({ kind: 'vat_id', isValid: true });
  });

  it.each(['DE136695978', 'DE12345678', 'DE1234567890', 'DE036695976'])('refuses %s', (text) => {
    expect(readTaxNumber(text)).toEqual({ kind: 'vat_id', isValid: false });
  });

  it('notices every single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000_000, max: 99_999_999 }),
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 1, max: 9 }),
        (number, place, by) => {
          const digits = `${number}${checkDigit11x10(String(number))}`;
          return isVatId(`DE${digits}`) && !isVatId(`DE${changeDigit(digits, place, by)}`);
        },
      ),
    );
  });
});

describe('a personal tax id', () => {
  it.each(['36574261809', '86095742719', '47036892816', '65929970489', '57549285017', '25768131411'])(
    'takes %s',
    (text) => {
      expect(readTaxNumber(text)).toEqual({ kind: 'tax_id', isValid: true });
    },
  );

  it.each(['36574261890', '36554266806', '12345678901', '01234567890', '3657426180'])('refuses %s', (text) => {
    expect(isTaxId(text)).toBe(false);
  });

  it('notices a wrong check digit', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 9 }), (by) => !isTaxId(changeDigit('36574261809', 10, by))));
  });
});

describe('any other text', () => {
  it.each(['GewA 1 Nr. 4711', '4711', 'beantragt'])('takes %s for a number without a common form', (text) => {
    expect(readTaxNumber(text)).toEqual({ kind: 'other', isValid: null });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => readTaxNumber(text).kind.length > 0));
  });
});
