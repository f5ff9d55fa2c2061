import { expect, it } from 'vitest';
import { isWithin } from '#server/security/address-ranges.ts';

it.each([
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.7', ['203.0.113.0/24'], true],
  ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
  ['2001:db8::7', ['203.0.113.0/24', '2001:db8::/32'], true],
  ['2001:db8::7', ['2001:db8::7'], true],
  ['127.0.0.1', ['::ffff:127.0.0.0/104'], true],
  ['::ffff:127.0.0.1', ['::ffff:127.0.0.0/104'], true],
  ['128.0.0.1', ['::ffff:127.0.0.0/104'], false],
  ['203.0.113.7', ['::ffff:203.0.113.7'], true],
  ['203.0.113.7', ['::ffff:0:0/96'], true],
  ['203.0.114.7', ['203.0.113.0/24'], false],
  ['2001:db9::7', ['2001:db8::/32'], false],
  ['203.0.113.7', [], false],
  ['203.0.113.7', ['::/0'], false],
  ['', ['0.0.0.0/0', '::/0'], false],
  ['unknown', ['0.0.0.0/0'], false],
])('%s within %j: %s', (address, ranges, expected) => {
  expect(isWithin(address, ranges)).toBe(expected);
});
