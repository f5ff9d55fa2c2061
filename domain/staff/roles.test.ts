import { expect, it } from 'vitest';
import { rolesThatMay } from '#domain/staff/roles.ts';

it('whoever decides reports may impose measures, as one call does both', () => {
  expect(rolesThatMay('impose_measures')).toEqual(expect.arrayContaining(rolesThatMay('decide_reports')));
});
