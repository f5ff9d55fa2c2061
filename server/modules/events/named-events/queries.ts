import { and, eq, sql } from 'drizzle-orm';
import { ExternalIdSchema } from '#contract/shared/event-kinds.ts';
import { prepared } from '#database/prepared.ts';
import { events } from '#database/schema/events.ts';
import { eventLimits } from '#domain/events/limits.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { invalidField, outOfLimit, Problem } from '#server/context/problem.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

const isNamed = and(
  eq(events.businessId, sql.placeholder('businessId')),
  eq(events.externalId, sql.placeholder('externalId')),
  sql`not ${events.isDeletedThen}`,
);
const namedEvent = prepared('named_event', (db) => db.select().from(events).where(isNamed));
export const lockNamedEvent = prepared('lock_named_event', (db) =>
  db.select().from(events).where(isNamed).for('no key update'),
);

/** Normalizes the external id. 422 if invalid or different in path and body. */
export function readName(sent: string, inBody?: string | null): string {
  const { data, error } = ExternalIdSchema.safeParse(sent);
  const limit = eventLimits.externalIdLength;
  if (sent.length > limit) {
    throw outOfLimit('external_id', 'too_big', `At most ${limit} characters`, { limit, unit: 'characters' });
  }
  if (data === undefined) throw invalidField('external_id', error.issues[0]?.code ?? 'invalid_format', 'Is one line');
  if (inBody === undefined || inBody === data) return data;
  throw invalidField('external_id', 'mismatch', 'The path says another `external_id`');
}

/** 404 `not_found`; 422 for a malformed id. */
export async function findNamedEvent(ctx: Context<Member>, sent: string): Promise<EventRow> {
  const [event] = await namedEvent(ctx.db).execute({ businessId: ctx.actor.businessId, externalId: readName(sent) });
  if (!event) throw new Problem('not_found');
  return event;
}
