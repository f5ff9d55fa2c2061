import { expect, test } from 'vitest';
import { readableKinds, timelineKinds } from './timeline.ts';

test('without the right to payments a timeline has no money', () => {
  expect(readableKinds(['read_customers', 'read_payments'])).toEqual(timelineKinds);
  expect(readableKinds(['read_customers'])).toEqual(['log', 'mail', 'sign_in', 'note', 'report']);
  expect(readableKinds(['read_customers'], ['credits', 'mail'])).toEqual(['mail']);
});
