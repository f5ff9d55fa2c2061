import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { incidents, incidentUpdates } from '#database/schema/status.ts';
import type { Component, IncidentState } from '#domain/status-page/status.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { findUpdate } from '#server/modules/desk/status/queries.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

type Writing = TransactionContext<Reviewer>;

interface Update {
  state: IncidentState;
  textDe: string;
  textEn: string;
}

interface Heading {
  titleDe: string;
  titleEn: string;
  components: Component[];
}

async function writeUpdate({ db, actor, now }: Writing, incidentId: string, update: Update): Promise<void> {
  await db.insert(incidentUpdates).values({ ...update, incidentId, writtenBy: actor.reviewerId, writtenAt: now });
}

const resolvedAtOf = (state: IncidentState, now: Date) => (state === 'resolved' ? now : null);

async function lockIncident({ db }: Writing, id: string) {
  const [incident] = await db.select().from(incidents).where(eq(incidents.id, id)).for('no key update');
  if (!incident) throw new Problem('not_found');
  return incident;
}

/** Returns its id. */
export async function createIncident(tx: Writing, heading: Heading, update: Update): Promise<string> {
  const { db, now } = tx;
  const id = randomUUIDv7();
  const { state } = update;
  const times = { startedAt: now, updatedAt: now, resolvedAt: resolvedAtOf(state, now) };
  await db.insert(incidents).values({ id, ...heading, state, ...times });
  await writeUpdate(tx, id, update);
  const after = { title: heading.titleDe, state };
  await writeAudit(tx, { action: 'incident_written', subject: `incident:${id}`, before: null, after });
  return id;
}

/** 404. */
export async function addIncidentUpdate(tx: Writing, id: string, update: Update): Promise<void> {
  const { db, now } = tx;
  const before = await lockIncident(tx, id);
  const { state } = update;
  await db
    .update(incidents)
    .set({ state, updatedAt: now, resolvedAt: resolvedAtOf(state, now) })
    .where(eq(incidents.id, id));
  await writeUpdate(tx, id, update);
  const change = { before: { state: before.state }, after: { state, text: update.textDe } };
  await writeAudit(tx, { action: 'incident_written', subject: `incident:${id}`, ...change });
}

/** 404. */
export async function correctIncident(tx: Writing, id: string, heading: Partial<Heading>): Promise<void> {
  const before = await lockIncident(tx, id);
  await tx.db
    .update(incidents)
    .set({ ...heading, updatedAt: tx.now })
    .where(eq(incidents.id, id));
  await writeAudit(tx, {
    action: 'incident_corrected',
    subject: `incident:${id}`,
    before: { title: before.titleDe },
    after: { title: heading.titleDe ?? before.titleDe },
  });
}

/** Keeps the update's state and time. 404. */
export async function correctIncidentUpdate(
  tx: Writing,
  id: string,
  updateId: number,
  words: Pick<Update, 'textDe' | 'textEn'>,
): Promise<void> {
  const { db, now } = tx;
  await lockIncident(tx, id);
  const before = await findUpdate(db, id, updateId);
  if (!before) throw new Problem('not_found');
  await db
    .update(incidentUpdates)
    .set({ ...words, correctedAt: now })
    .where(eq(incidentUpdates.id, updateId));
  await db.update(incidents).set({ updatedAt: now }).where(eq(incidents.id, id));
  await writeAudit(tx, {
    action: 'incident_corrected',
    subject: `incident:${id}`,
    before: { text: before.textDe },
    after: { text: words.textDe },
  });
}
