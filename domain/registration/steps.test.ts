import { describe, expect, test } from 'vitest';
import { RegistrationSchema } from '#contract/registrations.ts';
import { answerLengths } from '#domain/registration/form.ts';
import type { Answers } from '#domain/registration/steps.ts';
import {
  fieldsOfStep,
  finalAnswers,
  findFaults,
  furthestStep,
  noAnswers,
  stepOfField,
} from '#domain/registration/steps.ts';

const complete: Answers = {
  ...noAnswers,
  businessType: 'cafe',
  companyName: 'Milchbar GmbH',
  street: 'Boxhagener Str. 9',
  zipCode: '10245',
  city: 'Berlin',
  contactPerson: 'Mila Berg',
  businessPhone: '030 1234567',
  businessEmail: 'hallo@milchbar.example',
  legalForm: 'GmbH',
  loginEmail: 'mila@milchbar.example',
  password: 'acht8888',
  confirmPassword: 'acht8888',
  adminAccepted: 'true',
};

describe('registration steps', () => {
  test('a description is asked of three types, a licence of three others', () => {
    const legalForm = 'Einzelunternehmen';
    const asked = (step: 1 | 3) =>
      ['bar', 'restaurant', 'cafe', 'club', 'fitness', 'event', 'recurring', 'onetime', 'other'].filter(
        (businessType) => fieldsOfStep(step, { businessType, legalForm }).length > (step === 1 ? 1 : 2),
      );
    expect(asked(1)).toEqual(['recurring', 'onetime', 'other']);
    expect(asked(3)).toEqual(['bar', 'restaurant', 'club']);
  });

  test.each([
    ['GmbH', true],
    ['UG', true],
    ['e.K.', true],
    ['Verein e.V.', true],
    ['KG', true],
    ['eG', true],
    ['GbR', true],
    ['Andere', true],
    ['Einzelunternehmen', false],
    ['Stiftung', false],
    ['', false],
  ])('of "%s" the number in a register is asked: %s', (legalForm, isAsked) => {
    expect(fieldsOfStep(3, { businessType: 'cafe', legalForm }).includes('handelsregisterNumber')).toBe(isAsked);
  });

  test('nothing filled in: each step names what it needs', () => {
    expect(Object.keys(findFaults(1, noAnswers))).toEqual(['businessType']);
    expect(Object.keys(findFaults(2, noAnswers))).toHaveLength(7);
    expect(Object.keys(findFaults(3, noAnswers))).toEqual(['legalForm']);
    expect(findFaults(4, noAnswers)).toEqual({
      loginEmail: 'required',
      password: 'required',
      confirmPassword: 'required',
      adminAccepted: 'not_accepted',
    });
  });

  test.each([
    ['businessEmail', 'hallo@milchbar', 'email'],
    ['companyName', '   ', 'required'],
    ['companyName', 'a'.repeat(121), 'too_long'],
    ['password', 'sieben7', 'password_too_short'],
    ['password', 'x'.repeat(201), 'password_too_long'],
    ['confirmPassword', 'acht8889', 'password_mismatch'],
    ['zipCode', '120', 'postcode'],
    ['zipCode', '00000', 'postcode'],
    ['zipCode', '01067', undefined],
    ['businessPhone', 'abc', 'phone'],
    ['businessPhone', '55 57 41', undefined],
    ['taxNumber', '', undefined],
    ['handelsregisterNumber', 'beantragt', undefined],
  ] as const)('%s "%s": %s', (field, answer, fault) => {
    expect(findFaults(stepOfField(field), { ...complete, [field]: answer })[field]).toBe(fault);
  });

  test('a step is reached when all before it are right', () => {
    expect(furthestStep(noAnswers)).toBe(1);
    expect(furthestStep({ ...complete, city: '' })).toBe(2);
    expect(furthestStep({ ...complete, legalForm: '' })).toBe(3);
    expect(furthestStep(complete)).toBe(4);
  });

  test('answers to questions no longer asked do not count', () => {
    const typed = {
      customBusinessType: 'Quiz',
      licenceNumber: '12/34',
      handelsregisterNumber: 'HRB 1',
      city: ' Berlin ',
    };
    expect(finalAnswers({ ...complete, ...typed, legalForm: 'Einzelunternehmen' })).toMatchObject({
      customBusinessType: '',
      licenceNumber: '',
      handelsregisterNumber: '',
      city: 'Berlin',
    });
  });

  test('what the steps let through, the API takes', () => {
    const longest = Object.entries(answerLengths).map(([field, length]) => [field, 'x'.repeat(length)]);
    const numbers = { zipCode: '10245', businessPhone: '0'.repeat(answerLengths.businessPhone) };
    const answers = finalAnswers({ ...complete, businessType: 'bar', ...Object.fromEntries(longest), ...numbers });
    expect(furthestStep(answers)).toBe(4);
    expect(findFaults(4, answers)).toEqual({});
    expect(RegistrationSchema.safeParse(answers).error?.issues).toBeUndefined();
  });
});
