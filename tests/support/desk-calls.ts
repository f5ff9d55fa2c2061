import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { incidents, incidentUpdates } from '#database/schema/status.ts';
import { bannerChanges, switchThrows } from '#database/schema/switches.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { IdempotentCall } from '#tests/support/idempotent-calls.ts';

/** A call for each route of the desk with `Idempotency-Key`. */
export function deskCalls(app: TestApp) {
  const rows = (table: PgTable) => () => app.db.$count(table);
  const update = { state: 'investigating', text_de: 'Wir sehen nach.', text_en: 'We are looking.' };
  const titles = (call: number) => ({ title_de: `Störung ${call}`, title_en: `Incident ${call}` });
  const openIncident = async () => {
    const [id, startedAt] = [randomUUID(), app.clock.now()];
    const times = { startedAt, updatedAt: startedAt };
    const incident = { id, titleDe: 'x', titleEn: 'x', components: ['api' as const], state: 'investigating' as const };
    await app.db.insert(incidents).values({ ...incident, ...times });
    return id;
  };
  return {
    throwSwitch: {
      as: 'reviewer',
      path: () => '/desk/switches/web_joins',
      json: (call) => ({ is_off: true, reason: `Probe ${call}` }),
      done: rows(switchThrows),
    },
    createIncident: {
      as: 'reviewer',
      path: () => '/desk/incidents',
      json: (call) => ({ ...titles(call), components: ['api'], ...update }),
      done: rows(incidents),
    },
    addIncidentUpdate: {
      as: 'reviewer',
      subject: openIncident,
      path: (id) => `/desk/incidents/${id}/updates`,
      json: () => update,
      done: (id) => app.db.$count(incidentUpdates, eq(incidentUpdates.incidentId, id)),
    },
    changeBanner: {
      as: 'reviewer',
      path: () => '/desk/banner',
      json: (call) => ({ banner: { kind: 'info', text_de: `Probe ${call}`, text_en: 'Trial' }, reason: 'Probe' }),
      done: rows(bannerChanges),
    },
  } satisfies Record<string, IdempotentCall>;
}
