import { and, asc, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { incidents, incidentUpdates, statusSamples } from '#database/schema/status.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { DaySamples } from '#domain/status-page/status.ts';
import { statusDays } from '#domain/status-page/status.ts';

const MOST = 50;

type UpdateRow = typeof incidentUpdates.$inferSelect & { by: string };
export type IncidentRow = typeof incidents.$inferSelect & { updates: UpdateRow[] };

/** The first day on the page. */
export const firstDay = (now: Date) => addDays(berlinDay(now), 1 - statusDays);

export async function findSamples(db: Connection, now: Date): Promise<DaySamples[]> {
  return db
    .select()
    .from(statusSamples)
    .where(gte(statusSamples.day, firstDay(now)))
    .orderBy(asc(statusSamples.day));
}

async function withUpdates(db: Connection, rows: (typeof incidents.$inferSelect)[]): Promise<IncidentRow[]> {
  const ids = rows.map(({ id }) => id);
  const updates = await db
    .select({ row: incidentUpdates, by: reviewers.username })
    .from(incidentUpdates)
    .innerJoin(reviewers, eq(reviewers.id, incidentUpdates.writtenBy))
    .where(inArray(incidentUpdates.incidentId, ids))
    .orderBy(desc(incidentUpdates.id));
  return rows.map((incident) => ({
    ...incident,
    updates: updates.flatMap(({ row, by }) => (row.incidentId === incident.id ? [{ ...row, by }] : [])),
  }));
}

/** Newest first. */
export async function findIncidents(db: Connection): Promise<IncidentRow[]> {
  return withUpdates(db, await db.select().from(incidents).orderBy(desc(incidents.startedAt)).limit(MOST));
}

/** Open ones and those of the last ninety days, newest first. */
export async function findShownIncidents(db: Connection, now: Date): Promise<IncidentRow[]> {
  const since = new Date(now.getTime() - statusDays * 24 * 3_600_000);
  const isShown = or(isNull(incidents.resolvedAt), gte(incidents.resolvedAt, since));
  const rows = await db.select().from(incidents).where(isShown).orderBy(desc(incidents.startedAt)).limit(MOST);
  return withUpdates(db, rows);
}

export async function findIncident(db: Connection, id: string): Promise<IncidentRow | undefined> {
  const [incident] = await withUpdates(db, await db.select().from(incidents).where(eq(incidents.id, id)));
  return incident;
}

export async function findUpdate(db: Connection, incidentId: string, id: number) {
  const isIt = and(eq(incidentUpdates.id, id), eq(incidentUpdates.incidentId, incidentId));
  const [update] = await db.select().from(incidentUpdates).where(isIt).for('no key update');
  return update;
}
