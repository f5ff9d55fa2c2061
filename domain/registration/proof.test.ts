import { expect, test } from 'vitest';
import { findProofFault } from '#domain/registration/proof.ts';

test.each([
  ['application/pdf', 5 * 1024 * 1024, null],
  ['image/png', 10, null],
  ['image/jpeg', 5 * 1024 * 1024 + 1, 'too_large'],
  ['image/gif', 10, 'file_type'],
  ['', 10, 'file_type'],
])('a proof of type %s with %i bytes: %s', (type, size, fault) => {
  expect(findProofFault({ type, size })).toBe(fault);
});
