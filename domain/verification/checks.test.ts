import { describe, expect, it } from 'vitest';
import { businessTypes } from '#domain/catalogue/business-types.ts';
import { legalForms } from '#domain/catalogue/legal-forms.ts';
import type { CheckName, Submission } from '#domain/verification/checks.ts';
import { checkNames, checkSubmission, findings } from '#domain/verification/checks.ts';
import { fc } from '#tests/support/fast-check.ts';

const good: Submission = {
  companyName: 'Fette Ecke Gastro GmbH',
  address: 'Weserstraße 104, 12047 Berlin',
  phone: '030 55 57 41 20',
  businessType: 'cafe',
  legalForm: 'GmbH',
  handelsregisterNumber: 'HRB 214837 B',
  licenceNumber: null,
  taxId: 'DE136695976',
  duplicateCount: 0,
};

function findingOf(check: CheckName, change: Partial<Submission>) {
  return checkSubmission({ ...good, ...change }).find((mark) => mark.check === check)?.finding;
}

describe('the checks', () => {
  it('find nothing against good data', () => {
    expect(checkSubmission(good).map(({ state }) => state)).toEqual(Array(6).fill('plausible'));
  });

  it('give six marks in one order for whatever was typed', () => {
    const anything = fc.record({
      companyName: fc.string(),
      address: fc.string(),
      phone: fc.string(),
      businessType: fc.constantFrom(...businessTypes),
      legalForm: fc.constantFrom(...legalForms),
      handelsregisterNumber: fc.option(fc.string()),
      licenceNumber: fc.option(fc.string()),
      taxId: fc.option(fc.string()),
      duplicateCount: fc.nat(3),
    });
    fc.assert(
      fc.property(anything, (submission) => {
        const checks = checkSubmission(submission);
        expect(checks.map(({ check }) => check)).toEqual([...checkNames]);
        for (const { finding, state } of checks) expect(findings[finding]).toBe(state);
      }),
    );
  });
});

describe('the register number', () => {
  it.each([
    [{ legalForm: 'GmbH' }, 'register_fits'],
    [{ legalForm: 'UG' }, 'register_fits'],
    [{ legalForm: 'UG', handelsregisterNumber: 'HRA 1' }, 'register_wrong_division'],
    [{ legalForm: 'e.K.', handelsregisterNumber: 'HRA 1' }, 'register_fits'],
    [{ legalForm: 'e.K.', handelsregisterNumber: 'HRB 1' }, 'register_wrong_division'],
    [{ legalForm: 'Verein e.V.', handelsregisterNumber: 'VR 1234' }, 'register_fits'],
    [{ legalForm: 'Verein e.V.', handelsregisterNumber: null }, 'register_missing'],
    [{ legalForm: 'GmbH', handelsregisterNumber: null }, 'register_missing'],
    [{ legalForm: 'GmbH', handelsregisterNumber: 'beantragt' }, 'register_applied'],
    [{ legalForm: 'GmbH', handelsregisterNumber: '12-ab' }, 'register_unreadable'],
    [{ legalForm: 'GmbH', handelsregisterNumber: 'Erlaubnis 12', businessType: 'bar' }, 'register_licence'],
    [
      { legalForm: 'GmbH', handelsregisterNumber: '12-ab', licenceNumber: 'GE 12', businessType: 'bar' },
      'register_unreadable',
    ],
    [{ legalForm: 'UG', handelsregisterNumber: null, licenceNumber: 'GE 12', businessType: 'bar' }, 'register_missing'],
    [{ legalForm: 'Einzelunternehmen', handelsregisterNumber: null }, 'register_not_needed'],
    [{ legalForm: 'Einzelunternehmen', handelsregisterNumber: 'HRB 1' }, 'register_unexpected'],
    [{ legalForm: 'GbR', handelsregisterNumber: null }, 'register_not_needed'],
    [{ legalForm: 'GbR', handelsregisterNumber: 'GsR 12' }, 'register_fits'],
    [{ legalForm: 'AG', handelsregisterNumber: 'HRB 1234' }, 'register_fits'],
    [{ legalForm: 'KG', handelsregisterNumber: 'HRB 1234' }, 'register_wrong_division'],
    [{ legalForm: 'eG', handelsregisterNumber: null }, 'register_missing'],
    [{ legalForm: 'Andere', handelsregisterNumber: null }, 'register_not_given'],
    [{ legalForm: 'Andere', handelsregisterNumber: 'GnR 3' }, 'register_fits'],
  ] as [Partial<Submission>, string][])('%j: %s', (change, finding) => {
    expect(findingOf('register_number', change)).toBe(finding);
  });
});

describe('the legal form', () => {
  it.each([
    ['Fette Ecke Gastro GmbH', 'GmbH', 'form_in_name'],
    ['Kiez gGmbH', 'GmbH', 'form_in_name'],
    ['Milchbar UG (haftungsbeschränkt)', 'UG', 'form_in_name'],
    ['Milchbar UG (haftungsbeschränkt)', 'GmbH', 'form_contradicts_name'],
    ['Kraftraum e.K.', 'e.K.', 'form_in_name'],
    ['Kraftraum e. Kfm.', 'e.K.', 'form_in_name'],
    ['Laufclub e.V.', 'Verein e.V.', 'form_in_name'],
    ['Schmidt & Sohn eGbR', 'GbR', 'form_in_name'],
    ['Anker GmbH & Co. KG', 'GmbH & Co. KG', 'form_in_name'],
    ['Anker UG (haftungsbeschränkt) & Co. KG', 'GmbH & Co. KG', 'form_in_name'],
    ['Anker GmbH & Co. KG', 'Andere', 'form_unlisted'],
    ['Anker Ltd.', 'Andere', 'form_without_name'],
    ['Hafenbräu AG', 'AG', 'form_in_name'],
    ['Hafenbräu KGaA', 'KGaA', 'form_in_name'],
    ['Hafenbräu Schmidt KG', 'KG', 'form_in_name'],
    ['Hafenbräu SE', 'AG', 'form_contradicts_name'],
    ['Hafenbräu', 'AG', 'form_not_in_name'],
    ['Kaufhaus eG', 'eG', 'form_in_name'],
    ['Anwälte PartG mbB', 'PartG', 'form_in_name'],
    ['Kulturhaus AöR', 'Körperschaft d.ö.R.', 'form_in_name'],
    ['Kulturhaus', 'Stiftung', 'form_without_name'],
    ['Anker GmbH & Co. KG', 'GmbH', 'form_contradicts_name'],
    ['Anker GmbH', 'Andere', 'form_unlisted'],
    ['Zum Anker', 'GmbH', 'form_not_in_name'],
    ['Zum Anker', 'Einzelunternehmen', 'form_without_name'],
    ['Zum Anker', 'GbR', 'form_without_name'],
    ['AGENTUR für Feste', 'Einzelunternehmen', 'form_without_name'],
    ['Seekiste', 'Einzelunternehmen', 'form_without_name'],
  ] as const)('%s as %s: %s', (companyName, legalForm, finding) => {
    expect(findingOf('legal_form', { companyName, legalForm })).toBe(finding);
  });
});

describe('tax number, address and phone', () => {
  it.each([
    [null, 'tax_missing'],
    ['GewA 4711', 'tax_other'],
    ['DE136695976', 'vat_id_fits'],
    ['DE136695978', 'vat_id_digit'],
    ['36574261809', 'tax_id_fits'],
    ['181/815/08155', 'tax_number_fits'],
    ['9181081508154', 'tax_number_digit'],
  ])('tax number %j: %s', (taxId, finding) => {
    expect(findingOf('tax_number', { taxId })).toBe(finding);
  });

  it.each([
    ['Weserstraße 104, 12047 Berlin', 'address_fits'],
    ['Am Hof 1a, 01067 Dresden', 'address_fits'],
    ['Hafenstraße, 20359 Hamburg', 'address_street_number_missing'],
    ['Hafenstraße 7, Hamburg', 'address_postcode_missing'],
    ['Hafenstraße 7, 2035 Hamburg', 'address_postcode_unknown'],
    ['Hafenstraße 7, 00999 Hamburg', 'address_postcode_unknown'],
    ['Hafenstraße 7, 99999 Hamburg', 'address_postcode_unknown'],
    ['Hafenstraße 7, 203591 Hamburg', 'address_postcode_unknown'],
  ])('address %s: %s', (address, finding) => {
    expect(findingOf('address', { address })).toBe(finding);
  });

  it.each([
    ['030 55 57 41 20', 'phone_landline'],
    ['+49 (0)30 555741', 'phone_landline'],
    ['0049 89 1234567', 'phone_landline'],
    ['Tel.: 040/123 45 67', 'phone_landline'],
    ['0171 555 08 21', 'phone_mobile'],
    ['+49 1512 3456789', 'phone_mobile'],
    ['0900 123456', 'phone_service'],
    ['0800 123456', 'phone_service'],
    ['+43 1 5123456', 'phone_foreign'],
    ['55 57 41', 'phone_unreadable'],
    ['keins', 'phone_unreadable'],
    ['030', 'phone_unreadable'],
    ['0301234567890123', 'phone_unreadable'],
  ])('phone %s: %s', (phone, finding) => {
    expect(findingOf('phone', { phone })).toBe(finding);
  });

  it('a possible duplicate is a hint', () => {
    expect(findingOf('duplicates', { duplicateCount: 2 })).toBe('duplicates_found');
  });
});
