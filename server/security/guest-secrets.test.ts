import { expect, it } from 'vitest';
import { guestCode, guestSecret, storedGuestSecret } from '#server/security/guest-secrets.ts';
import { hashToken } from '#server/security/tokens.ts';

const guest = { eventId: '1', email: 'ada@bücher.example' };

it('is the same for both spellings of an address, and another at every event and under every key', () => {
  const secret = guestSecret('key', guest);
  expect(guestSecret('key', { ...guest, email: 'ada@xn--bcher-kva.example' })).toBe(secret);
  expect(guestSecret('key', { ...guest, eventId: '2' })).not.toBe(secret);
  expect(guestSecret('other', guest)).not.toBe(secret);
  expect(guestCode('key', 'request')).toMatch(/^\d{6}$/);
});

it('stays the same after the key was changed, as long as the former one is known', () => {
  const secretHash = hashToken(guestSecret('old', guest));
  const kept = storedGuestSecret({ secretKey: 'new', formerSecretKey: 'old' }, { ...guest, secretHash });
  expect(kept).toBe(guestSecret('old', guest));
  const fresh = { ...guest, secretHash: hashToken(guestSecret('new', guest)) };
  expect(storedGuestSecret({ secretKey: 'new', formerSecretKey: 'old' }, fresh)).toBe(guestSecret('new', guest));
});
