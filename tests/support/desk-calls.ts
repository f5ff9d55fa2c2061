import type { PgTable } from 'drizzle-orm/pg-core';
import { bannerChanges, switchThrows } from '#database/schema/switches.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { IdempotentCall } from '#tests/support/idempotent-calls.ts';

/** A call for each route of the desk with `Idempotency-Key`. */
export function deskCalls(app: TestApp) {
  const rows = (table: PgTable) => () => app.db.$count(table);
  return {
    throwSwitch: {
      as: 'reviewer',
      path: () => '/desk/switches/web_joins',
      json: (call) => ({ is_off: true, reason: `Probe ${call}` }),
      done: rows(switchThrows),
    },
    changeBanner: {
      as: 'reviewer',
      path: () => '/desk/banner',
      json: (call) => ({ banner: { kind: 'info', text_de: `Probe ${call}`, text_en: 'Trial' }, reason: 'Probe' }),
      done: rows(bannerChanges),
    },
  } satisfies Record<string, IdempotentCall>;
}
