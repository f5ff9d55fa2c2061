import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { events } from '#database/schema/events.ts';
import { eventParticipants, searchedNameOf } from '#database/schema/participants.ts';
import { searchedName, searchedPart } from '#domain/events/guest-ranking.ts';
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

const nameOfGuest = searchedNameOf(eventParticipants.displayName);

function patternOf(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}

/** What the prepared statements take. */
function valuesOf({ businessId, eventId, statuses = participantStatuses, q = '' }: Filter) {
  return { businessId, eventId, statuses, pattern: patternOf(searchedName(q)) };
}

function prepareList(db: Database) {
  const filter = and(
    eq(eventParticipants.eventId, sql.placeholder('eventId')),
    eq(eventParticipants.businessId, sql.placeholder('businessId')),
    sql`${eventParticipants.status} = any(${sql.placeholder('statuses')})`,
    sql`${nameOfGuest} like ${sql.placeholder('pattern')}`,
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

/** So many of those whose name fits are looked at; who came longest ago is left out. */
const MOST_CANDIDATES = 200;

/**
 * The latest of a business with something in their name. A rare name is found by its letters, a common one soon among the latest,
 * whichever is less work: neither reads everybody.
 */
export function namedStatement(db: Database) {
  return db
    .select({ participant: eventParticipants, event: events })
    .from(eventParticipants)
    .innerJoin(events, eq(events.id, eventParticipants.eventId))
    .where(
      and(
        eq(eventParticipants.businessId, sql.placeholder('businessId')),
        sql`${nameOfGuest} like ${sql.placeholder('pattern')}`,
      ),
    )
    .orderBy(desc(eventParticipants.createdAt))
    .limit(MOST_CANDIDATES);
}

/** Prepared reads of the participants of one event, in the order they came, and of all events by name. */
export function prepareParticipantQueries(db: Database) {
  const list = prepareList(db);
  const event = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, sql.placeholder('eventId')), eq(events.businessId, sql.placeholder('businessId'))))
    .prepare('participants_event');
  // Planned again each time: it has no name.
  const named = namedStatement(db).prepare('');

  return {
    async hasEvent({ businessId, eventId }: Pick<Filter, 'businessId' | 'eventId'>): Promise<boolean> {
      return (await event.execute({ businessId, eventId })).length > 0;
    },
    /** The latest with this in their name, each with their event. */
    async findNamed(businessId: BusinessScope, q: string) {
      const part = searchedPart(q);
      return part === null ? [] : named.execute({ businessId, pattern: patternOf(part) });
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
