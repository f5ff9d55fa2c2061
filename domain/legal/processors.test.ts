import { expect, it } from 'vitest';
import { hasChanged, processorChanges } from '#domain/legal/processors.ts';

const host = { name: 'Muster Hosting GmbH', address: 'Berlin', task: 'Server' };
const post = { name: 'Muster Post GmbH', address: 'Berlin', task: 'E-Mails' };

it.each([
  ['the same', [host, post], [host, post], [0, 0, 0]],
  ['another order', [host, post], [post, host], [0, 0, 0]],
  ['one more', [host], [host, post], [1, 0, 0]],
  ['one less', [host, post], [post], [0, 1, 0]],
  ['another task', [host], [{ ...host, task: 'Server, Sicherungen' }], [0, 0, 1]],
  ['another address', [host], [{ ...host, address: 'Bonn' }], [0, 0, 1]],
  ['one for another', [host], [post], [1, 1, 0]],
  ['none', [], [], [0, 0, 0]],
])('%s', (_, before, after, counts) => {
  const { added, removed, changed } = processorChanges(before, after);
  expect([added.length, removed.length, changed.length]).toEqual(counts);
  expect(hasChanged(before, after)).toBe(counts.some((count) => count > 0));
});
