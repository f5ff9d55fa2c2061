import { expect, it } from 'vitest';
import { isStillTrue, placeMailOf } from '#domain/web-guests/mails.ts';

it.each([
  ['joined', 'person.joined', 'in'],
  ['approved', 'person.approved', 'in'],
  ['waiting', 'person.requeued', 'waiting'],
  ['offered', 'person.offered', 'offered'],
  ['left', 'person.left', 'left'],
  ['left', 'person.lapsed', 'lapsed'],
  ['rejected', 'person.rejected', 'rejected'],
  ['rejected', 'person.removed', 'removed'],
] as const)('%s by %s is mailed as %s, and true until the next change', (status, change, mail) => {
  expect(placeMailOf(status, change)).toBe(mail);
  expect(isStillTrue(mail, status)).toBe(true);
  expect(isStillTrue(mail, 'applied')).toBe(false);
});
