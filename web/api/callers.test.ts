import { expect, it } from 'vitest';
import { routes } from '#contract/index.ts';
import { callerOf } from './callers.ts';

it('calls as the contract says', () => {
  const ours = Object.values(routes).filter(({ access }) => !['anyone', 'app', 'reviewer'].includes(access.as));
  expect(ours.length).toBeGreaterThan(100);
  for (const { access, path } of ours)
    expect(callerOf(path), path).toBe(access.as === 'signed-in' ? 'user' : access.as);
});
