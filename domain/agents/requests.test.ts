import { expect, it } from 'vitest';
import { askedTools, requestState } from '#domain/agents/requests.ts';
import { agentTools } from '#domain/agents/tools.ts';

const now = new Date('2026-11-29T12:00:00Z');

it.each([
  [null, '2026-11-29T12:00:01Z', 'waiting'],
  [null, '2026-11-29T12:00:00Z', 'expired'],
  ['allowed', '2026-11-29T11:00:00Z', 'allowed'],
  ['declined', '2026-11-29T13:00:00Z', 'declined'],
] as const)('with the answer %s until %s is %s', (answer, expiresAt, state) => {
  expect(requestState({ answer, expiresAt: new Date(expiresAt) }, now)).toBe(state);
});

it('asks for every tool that needs two calls', () => {
  const confirmed = agentTools.filter(({ confirmation }) => confirmation !== 'never').map(({ name }) => name);
  expect([...confirmed].sort()).toEqual([...askedTools].sort());
});
