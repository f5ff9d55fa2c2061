import { expect, test } from 'vitest';
import { callerNetwork } from './caller-network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9', null],
  ['::ffff:203.0.113.9', '203.0.113.9', null],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64', '2001:db8:1::/48'],
  ['', 'unknown', null],
  ['no address', 'unknown', null],
])('%j counts as %j, inside %j', (address, own, around) => {
  expect(callerNetwork(address)).toEqual({ own, around });
});
