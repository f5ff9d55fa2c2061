import type { Switch } from '#domain/switches/switches.ts';
import { retrySeconds } from '#domain/switches/switches.ts';
import type { TransactionDeps } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';

/** 503 `switched_off` while staff have switched a part of the service off. */
export function requireSwitchedOn(
  { switches, clock }: Pick<TransactionDeps, 'switches' | 'clock'>,
  name: Switch,
): void {
  if (!switches.isOff(name)) return;
  const until = switches.untilOf(name);
  throw new Problem('switched_off', {
    members: { switch: name, until: until?.toISOString() ?? null },
    headers: { 'Retry-After': String(retrySeconds(until, clock())) },
  });
}
