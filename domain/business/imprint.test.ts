import { expect, it } from 'vitest';
import { imprintGaps, registerEntry } from '#domain/business/imprint.ts';

const whole = {
  legal_form: 'GmbH',
  managing_director: 'Ada Jansen',
  handelsregister_number: 'Charlottenburg HRB 123456 B',
} as const;

it.each([
  [{}, []],
  [{ handelsregister_number: 'Amtsgericht Hamburg, HRB 4711' }, []],
  [{ handelsregister_number: 'HRB 123456 B' }, ['court']],
  [{ handelsregister_number: 'beantragt' }, ['register']],
  [{ handelsregister_number: ' ' }, ['register']],
  [{ handelsregister_number: null }, ['register']],
  [{ managing_director: ' ', handelsregister_number: null }, ['representative', 'register']],
  [{ legal_form: 'Einzelunternehmen', handelsregister_number: null }, []],
  [{ legal_form: 'GbR', handelsregister_number: null }, []],
  [{ legal_form: 'GbR', handelsregister_number: 'GsR 12', managing_director: null }, ['representative', 'court']],
] as const)('an imprint with %j lacks %j', (changes, gaps) => {
  expect(imprintGaps({ ...whole, ...changes })).toEqual(gaps);
});

it('shows no number that is only applied for', () => {
  expect(registerEntry('beantragt')).toBeNull();
  expect(registerEntry('HRB 1')).toBe('HRB 1');
});
