import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { participantStatuses } from '#domain/events/participation.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import type { ParticipantRow } from '#server/modules/events/set-participant-status.ts';

interface Filter {
  businessId: BusinessScope;
  eventId: string;
  /** Everybody when it is left out. */
  statuses: readonly ParticipantStatus[] | undefined;
  /** Part of a name; every name has the empty one. */
  q: string | undefined;
}

/** Names are compared without accents and case, the same way in every locale of a database: in some `Ä` has no small letter. */
const foldedName = sql`lower(regexp_replace(normalize(${eventParticipants.displayName}, NFD), '[\\u0300-\\u036F]', '', 'g'))`;

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase();
}

/** What the prepared statements take. */
function valuesOf({ businessId, eventId, statuses = participantStatuses, q = '' }: Filter) {
  return { businessId, eventId, statuses, pattern: `%${fold(q).replace(/[\\%_]/g, '\\$&')}%` };
}

function prepareList(db: Database) {
  const filter = and(
    eq(eventParticipants.eventId, sql.placeholder('eventId')),
    eq(eventParticipants.businessId, sql.placeholder('businessId')),
    sql`${eventParticipants.status} = any(${sql.placeholder('statuses')})`,
    sql`${foldedName} like ${sql.placeholder('pattern')}`,
  );
  const inOrder = asc(eventParticipants.seq);
  return {
    page: db
      .select()
      .from(eventParticipants)
      .where(filter)
      .orderBy(inOrder)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare('participants_page'),
    after: db
      .select()
      .from(eventParticipants)
      .where(and(filter, gt(eventParticipants.seq, sql.placeholder('seq'))))
      .orderBy(inOrder)
      .limit(sql.placeholder('limit'))
      .prepare('participants_after'),
    all: db.select().from(eventParticipants).where(filter).orderBy(inOrder).prepare('participants_all'),
    total: db
      .select({ count: sql<number>`count(*)::int` })
      .from(eventParticipants)
      .where(filter)
      .prepare('participants_total'),
  };
}

/** Prepared reads of the participants of one event, in the order they came. */
export function prepareParticipantQueries(db: Database) {
  const list = prepareList(db);
  const event = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, sql.placeholder('eventId')), eq(events.businessId, sql.placeholder('businessId'))))
    .prepare('participants_event');

  return {
    async hasEvent({ businessId, eventId }: Pick<Filter, 'businessId' | 'eventId'>): Promise<boolean> {
      return (await event.execute({ businessId, eventId })).length > 0;
    },
    async findPage(filter: Filter, limit: number, number: number) {
      const values = valuesOf(filter);
      const [rows, [counted]] = await Promise.all([
        list.page.execute({ ...values, limit, offset: (number - 1) * limit }),
        list.total.execute(values),
      ]);
      return { rows, total: counted?.count ?? 0 };
    },
    async findAfter(filter: Filter, limit: number, seq: number): Promise<ParticipantRow[]> {
      return list.after.execute({ ...valuesOf(filter), limit, seq });
    },
    async findAll(filter: Filter): Promise<ParticipantRow[]> {
      return list.all.execute(valuesOf(filter));
    },
  };
}
