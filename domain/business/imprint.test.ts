import { expect, it } from 'vitest';
import { imprintGaps, registerEntry } from '#domain/business/imprint.ts';

const whole = {
  legalForm: 'GmbH',
  managingDirector: 'Ada Jansen',
  handelsregisterNumber: 'Charlottenburg HRB 123456 B',
} as const;

it.each([
  [{}, []],
  [{ handelsregisterNumber: 'Amtsgericht Hamburg, HRB 4711' }, []],
  [{ handelsregisterNumber: 'HRB 123456 B' }, ['court']],
  [{ handelsregisterNumber: 'beantragt' }, ['register']],
  [{ handelsregisterNumber: ' ' }, ['register']],
  [{ handelsregisterNumber: null }, ['register']],
  [{ managingDirector: ' ', handelsregisterNumber: null }, ['representative', 'register']],
  [{ legalForm: 'Einzelunternehmen', handelsregisterNumber: null }, []],
  [{ legalForm: 'GbR', handelsregisterNumber: null }, []],
  [{ legalForm: 'GbR', handelsregisterNumber: 'GsR 12', managingDirector: null }, ['representative', 'court']],
] as const)('an imprint with %j lacks %j', (changes, gaps) => {
  expect(imprintGaps({ ...whole, ...changes })).toEqual(gaps);
});

it('shows no number that is only applied for', () => {
  expect(registerEntry('beantragt')).toBeNull();
  expect(registerEntry('HRB 1')).toBe('HRB 1');
});
