import { isDeepStrictEqual } from 'node:util';
import type { Event } from '@dabei/sdk';

export type Wanted = Record<string, unknown> & { external_id: string };

export interface Difference {
  wanted: Wanted;
  event?: Event;
  /** Fields of the plan that the event does not have like this. */
  changes: Record<string, unknown>;
  publishes: boolean;
}

/** Whether a value of the plan is already there: of a group such as `category`, only what the plan names counts. */
function isThere(wanted: unknown, actual: unknown): boolean {
  if (wanted === null || typeof wanted !== 'object' || Array.isArray(wanted)) return isDeepStrictEqual(wanted, actual);
  return Object.entries(wanted).every(([name, value]) => isThere(value, Object(actual)[name]));
}

export function differenceOf(wanted: Wanted, event?: Event): Difference {
  const { status, external_id: _, ...fields } = wanted;
  const current = Object(event);
  const changes = Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isThere(value, current[name])));
  return { wanted, event, changes, publishes: status === 'published' && (event?.status ?? 'draft') === 'draft' };
}

export function describe({ wanted, event, changes, publishes }: Difference): string[] {
  const title = wanted.title ?? event?.title ?? '';
  const lines = Object.entries(changes).map(([name, value]) =>
    event
      ? `    ${name}: ${JSON.stringify(Object(event)[name])} -> ${JSON.stringify(value)}`
      : `    ${name}: ${JSON.stringify(value)}`,
  );
  const sign = event ? (lines.length > 0 || publishes ? '~' : '=') : '+';
  return [`${sign} ${wanted.external_id}  ${title}`, ...lines, ...(publishes ? ['    is published'] : [])];
}
