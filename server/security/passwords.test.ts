import { expect, test } from 'vitest';
import { cost } from './password-cost.ts';
import { hashPassword, unmatchableHash, verifyPassword, verifyPasswords } from './passwords.ts';

test('of fifty hashes at once of one network 42 are made and the others are refused for a second', async () => {
  const hashFor = (_: unknown, i: number) => hashPassword('sehr geheim 1', { ip: '203.0.113.7', account: `${i}` });
  const results = await Promise.allSettled(Array.from({ length: 50 }, hashFor));
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toHaveLength(8);
  for (const problem of refused) {
    expect(problem).toMatchObject({ status: 503, code: 'unavailable', options: { headers: { 'Retry-After': '1' } } });
  }
  expect(await verifyPassword('sehr geheim 1', await hashPassword('sehr geheim 1'))).toBe(true);
});

test('comparing with several hashes says which of them match', async () => {
  const stored = [unmatchableHash, await hashPassword('sehr geheim 1'), await hashPassword('etwas anderes')];
  expect(await verifyPasswords('sehr geheim 1', stored)).toEqual([false, true, false]);
  expect(await verifyPasswords('', stored)).toEqual([false, false, false]);
});

// ASVS 11.4.2.
test("people's passwords are hashed as OWASP recommends, which the tests themselves spare", async () => {
  expect(cost).toMatchObject({ memory: 19 * 1024, passes: 2, parallelism: 1 });
  expect(await hashPassword('sehr geheim 1')).not.toContain(`m=${cost.memory}`);
});

// ASVS 6.2.8.
test('a password is compared as typed', async () => {
  const stored = await hashPassword(' Sehr geheim 1');
  for (const typed of ['Sehr geheim 1', ' sehr geheim 1', ' Sehr geheim ', ' Sehr geheim 12'])
    expect(await verifyPassword(typed, stored)).toBe(false);
  expect(await verifyPassword(' Sehr geheim 1', stored)).toBe(true);
});
