import { expect, it } from 'vitest';
import { routes } from '#contract/index.ts';
import { callerOf } from './callers.ts';

/** Who may be behind a call. About signing in: whoever is signed in, if anybody is. */
function expected(as: string, path: string): string[] {
  if (as === 'member') return ['member'];
  if (as === 'user' || as === 'signed-in') return ['user'];
  return path.startsWith('/auth/') || path === '/review/second-factor' ? ['visitor', 'user', 'member'] : ['visitor'];
}

it('calls as the contract says', () => {
  const ours = Object.values(routes).filter(({ access }) => access.as !== 'app' && access.as !== 'reviewer');
  expect(ours.length).toBeGreaterThan(100);
  for (const { access, path } of ours) expect(expected(access.as, path), path).toContain(callerOf(path));
});
