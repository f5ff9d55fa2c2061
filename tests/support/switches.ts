import { expect } from 'vitest';
import type { Switch } from '#domain/switches/switches.ts';
import type { TestApp } from '#tests/support/app.ts';

/** Throws a switch as a lead and waits until the process follows. */
export async function throwSwitch(
  app: TestApp,
  token: string,
  name: Switch,
  isOff: boolean,
  json: Record<string, unknown> = {},
) {
  const answer = await app.call('POST', `/desk/switches/${name}`, {
    token,
    json: { is_off: isOff, reason: 'Probe', ...json },
  });
  if (answer.status === 200) await expect.poll(() => app.deps.switches.isOff(name)).toBe(isOff);
  return answer;
}
