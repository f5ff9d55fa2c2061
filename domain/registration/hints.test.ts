import { describe, expect, test } from 'vitest';
import { findHints } from '#domain/registration/hints.ts';
import type { Answers } from '#domain/registration/steps.ts';
import { noAnswers } from '#domain/registration/steps.ts';

const right: Answers = {
  ...noAnswers,
  businessType: 'bar',
  companyName: 'Fette Ecke Gastro GmbH',
  street: 'Weserstraße 104',
  zipCode: '12047',
  city: 'Berlin',
  businessPhone: '030 55 57 41 20',
  legalForm: 'GmbH',
  handelsregisterNumber: 'HRB 214837 B',
  licenceNumber: 'GE 12',
  taxNumber: 'DE136695976',
};

describe('hints while registering', () => {
  test('there are none for what the review finds plausible, nor before anything is typed', () => {
    expect(findHints(right)).toEqual({});
    expect(findHints(noAnswers)).toEqual({});
  });

  test.each([
    [{ handelsregisterNumber: '' }, { handelsregisterNumber: 'register_missing' }],
    [{ handelsregisterNumber: 'beantragt' }, {}],
    [{ handelsregisterNumber: 'HRA 12' }, { handelsregisterNumber: 'register_wrong_division' }],
    [{ handelsregisterNumber: 'GE 12' }, { handelsregisterNumber: 'register_unreadable' }],
    [{ handelsregisterNumber: 'GE 12', licenceNumber: '' }, { handelsregisterNumber: 'register_licence' }],
    [{ legalForm: 'Einzelunternehmen', handelsregisterNumber: '' }, {}],
    [{ taxNumber: 'DE136695978' }, { taxNumber: 'vat_id_digit' }],
    [{ taxNumber: '9181081508154' }, { taxNumber: 'tax_number_digit' }],
    [{ taxNumber: 'GewA 4711' }, {}],
    [{ businessPhone: '55 57 41' }, { businessPhone: 'phone_unreadable' }],
    [{ businessPhone: '+43 1 5123456' }, { businessPhone: 'phone_foreign' }],
    [{ street: 'Weserstraße' }, { street: 'address_street_number_missing' }],
  ] as [Partial<Answers>, object][])('%j: %j', (change, hints) => {
    expect(findHints({ ...right, ...change })).toEqual(hints);
  });
});
