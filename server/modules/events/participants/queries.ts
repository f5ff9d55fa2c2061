import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { events } from '#database/schema/events.ts';
import { eventParticipants, searchedNameOf } from '#database/schema/participants.ts';
import { webGuests } from '#database/schema/web-guests.ts';
import { searchedName, searchedPart } from '#domain/events/guest-ranking.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { participantStatuses } from '#domain/events/participation.ts';
import type { GuestAnswer } from '#domain/web-guests/questions.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import type { ParticipantRow } from '#server/modules/events/events/set-participant-status.ts';

interface Filter {
  businessId: BusinessScope;
  eventId: string;
  /** Everybody when it is left out. */
  statuses: readonly ParticipantStatus[] | undefined;
  /** Part of a name; every name has the empty one. */
  q: string | undefined;
  /** Changed at this instant or later. */
  since?: string | undefined;
}

const nameOfGuest = searchedNameOf(eventParticipants.displayName);

function patternOf(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Values of the prepared statements. */
function valuesOf({ businessId, eventId, statuses = participantStatuses, q = '', since = '-infinity' }: Filter) {
  return { businessId, eventId, statuses, pattern: patternOf(searchedName(q)), since };
}

const filter = and(
  eq(eventParticipants.eventId, sql.placeholder('eventId')),
  eq(eventParticipants.businessId, sql.placeholder('businessId')),
  sql`${eventParticipants.status} = any(${sql.placeholder('statuses')})`,
  sql`${nameOfGuest} like ${sql.placeholder('pattern')}`,
  sql`${eventParticipants.updatedAt} >= ${sql.placeholder('since')}::timestamptz`,
);
const inOrder = asc(eventParticipants.seq);

const participantsPage = prepared('participants_page', (db) =>
  db
    .select()
    .from(eventParticipants)
    .where(filter)
    .orderBy(inOrder)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);
const participantsAfter = prepared('participants_after', (db) =>
  db
    .select()
    .from(eventParticipants)
    .where(and(filter, gt(eventParticipants.seq, sql.placeholder('seq'))))
    .orderBy(inOrder)
    .limit(sql.placeholder('limit')),
);
const allParticipants = prepared('participants_all', (db) =>
  db.select().from(eventParticipants).where(filter).orderBy(inOrder),
);
const participantsTotal = prepared('participants_total', (db) =>
  db.select({ count: sql<number>`count(*)::int` }).from(eventParticipants).where(filter),
);

/** Most matching names that are compared; the oldest are left out. */
const MOST_CANDIDATES = 200;

/**
 * The latest of a business with something in their name. A rare name is found by its letters, a common one soon among the latest,
 * whichever is less work: neither reads everybody.
 */
export function namedStatement(db: Connection) {
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

/** Planned at every call: it has no name. */
const named = prepared('', (db) => namedStatement(db));
const ownEvent = prepared('participants_event', (db) =>
  db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, sql.placeholder('eventId')), eq(events.businessId, sql.placeholder('businessId')))),
);

export async function hasEvent(
  db: Connection,
  { businessId, eventId }: Pick<Filter, 'businessId' | 'eventId'>,
): Promise<boolean> {
  return (await ownEvent(db).execute({ businessId, eventId })).length > 0;
}

/** The latest with this in their name, each with their event. */
export async function findNamed(db: Connection, businessId: BusinessScope, q: string) {
  const part = searchedPart(q);
  return part === null ? [] : named(db).execute({ businessId, pattern: patternOf(part) });
}

/** Participants of one event in the order they came. */
export async function findParticipantPage(db: Connection, filter: Filter, limit: number, number: number) {
  const values = valuesOf(filter);
  const [rows, [counted]] = await Promise.all([
    participantsPage(db).execute({ ...values, limit, offset: (number - 1) * limit }),
    participantsTotal(db).execute(values),
  ]);
  return { rows, total: counted?.count ?? 0 };
}

export function findParticipantsAfter(
  db: Connection,
  filter: Filter,
  limit: number,
  seq: number,
): Promise<ParticipantRow[]> {
  return participantsAfter(db).execute({ ...valuesOf(filter), limit, seq });
}

export function findAllParticipants(db: Connection, filter: Filter): Promise<ParticipantRow[]> {
  return allParticipants(db).execute(valuesOf(filter));
}

/** The address of a guest without the app, if it is shared with the owner, and their answers. */
export interface WebDetails {
  email: string | null;
  answers: readonly GuestAnswer[];
}

/** The entries of guests without the app, by user. */
export async function findWebDetails(db: Connection, eventId: string): Promise<Map<string, WebDetails>> {
  const { userId, email, sharesEmail, answers } = webGuests;
  const isOfEvent = and(eq(webGuests.eventId, eventId), isNotNull(userId));
  const rows = await db.select({ userId, email, sharesEmail, answers }).from(webGuests).where(isOfEvent);
  return new Map(
    rows.flatMap((row) => {
      const details = { email: row.sharesEmail ? row.email : null, answers: row.answers };
      return row.userId === null ? [] : [[row.userId, details] as const];
    }),
  );
}
