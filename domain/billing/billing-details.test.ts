import { describe, expect, it } from 'vitest';
import {
  hasVatCountry,
  isVatIdRight,
  joinBillingAddress,
  presumedDetails,
  splitAddress,
} from '#domain/billing/billing-details.ts';

describe('an address', () => {
  it.each([
    ['Weserstraße 104, 12047 Berlin', { street: 'Weserstraße 104', postcode: '12047', city: 'Berlin' }],
    [
      'Hof 2, Aufgang C, 80331 München am Rand',
      { street: 'Hof 2, Aufgang C', postcode: '80331', city: 'München am Rand' },
    ],
  ])('%s has three parts that make it again', (address, parts) => {
    expect(splitAddress(address)).toEqual(parts);
    expect(joinBillingAddress(parts)).toBe(address);
  });

  it.each(['', 'Am Markt', 'Am Markt 3, Berlin', '12047 Berlin', 'Am Markt 3, 12047'])(
    '%j stays as it is',
    (address) => {
      const parts = splitAddress(address);
      expect(parts).toEqual({ street: address, postcode: '', city: '' });
      expect(joinBillingAddress(parts)).toBe(address);
    },
  );
});

it.each([
  [null, null],
  ['DE136695976', true],
  ['DE136695975', false],
  ['DE12345', false],
  ['136695976', false],
  ['ATU12345678', null],
  ['XX12345678', false],
  ['Schankerlaubnis 17', false],
])('the VAT id %s is right: %s', (vatId, isRight) => {
  expect(isVatIdRight(vatId)).toBe(isRight);
});

it.each([
  ['EL123456789', true],
  ['DE136695975', true],
  ['XX123456789', false],
  ['136695976', false],
])('%s begins like a VAT id: %s', (vatId, has) => {
  expect(hasVatCountry(vatId)).toBe(has);
});

it('what the business was verified with is presumed; a tax number is no VAT id', () => {
  const business = { companyName: 'Fette Ecke', address: 'Weserstraße 104, 12047 Berlin', email: 'a@b.example' };
  expect(presumedDetails({ ...business, taxId: 'de 136 695 976' }).vatId).toBe('DE136695976');
  expect(presumedDetails({ ...business, taxId: '29/815/08150' }).vatId).toBeNull();
  expect(presumedDetails({ ...business, taxId: null })).toMatchObject({ company: 'Fette Ecke', city: 'Berlin' });
});
