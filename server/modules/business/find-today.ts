import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { eventCounts, events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { comingEvents } from '#domain/events/tonight.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { BusinessScope } from '#server/context/actor.ts';

const WEEK_MS = 7 * 86_400_000;
const NEWEST = 5;
/** The event of today and the two after it; more, because what began yesterday without an end may be over. */
const COMING = 12;

interface Asked {
  businessId: BusinessScope;
  since: Date | undefined;
  now: Date;
}

const hasPlace = inArray(eventParticipants.status, ['joined', 'approved']);

/** How many people joined an event since an instant, and any event of the business within seven days. */
async function countArrivals(db: Database, { businessId, since, now }: Asked, eventId: string | undefined) {
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  const people = sql`coalesce(sum(${eventParticipants.partySize})`;
  const isNew = sql`${eventParticipants.eventId} = ${eventId ?? null}::uuid and ${eventParticipants.createdAt} > ${(since ?? now).toISOString()}::timestamptz`;
  const [row] = await db
    .select({ since: sql<number>`${people} filter (where ${isNew}), 0)::int`, week: sql<number>`${people}, 0)::int` })
    .from(eventParticipants)
    .where(and(eq(eventParticipants.businessId, businessId), gte(eventParticipants.createdAt, weekAgo), hasPlace));
  return { since: since && eventId ? (row?.since ?? 0) : null, week: row?.week ?? 0 };
}

/** Who came last to an event and has a place. */
async function findNewest(db: Database, businessId: BusinessScope, eventId: string) {
  return db
    .select({
      displayName: eventParticipants.displayName,
      partySize: eventParticipants.partySize,
      createdAt: eventParticipants.createdAt,
    })
    .from(eventParticipants)
    .where(and(eq(eventParticipants.eventId, eventId), eq(eventParticipants.businessId, businessId), hasPlace))
    .orderBy(desc(eventParticipants.seq))
    .limit(NEWEST);
}

/** What is on or comes, soonest first. The bound by date lets the index find the few that come among the many that were. */
async function findComing(db: Database, { businessId, now }: Asked) {
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.businessId, businessId),
        inArray(events.status, ['published', 'scheduled']),
        gte(events.eventDate, addDays(berlinDay(now), -1)),
        or(isNull(events.endsAt), gt(events.endsAt, now)),
      ),
    )
    .orderBy(asc(events.eventDate), asc(events.startsAt), asc(events.id))
    .limit(COMING);
  return comingEvents(rows, now);
}

/** Events for which somebody applied, soonest first. */
async function findRequested(db: Database, { businessId, now }: Asked) {
  return db
    .select({ id: events.id, title: events.title, people: events.appliedCount })
    .from(events)
    .where(
      and(
        eq(events.businessId, businessId),
        eq(events.status, 'published'),
        gte(events.eventDate, addDays(berlinDay(now), -1)),
        or(isNull(events.endsAt), gt(events.endsAt, now)),
        gt(events.appliedCount, 0),
      ),
    )
    .orderBy(asc(events.eventDate), asc(events.startsAt), asc(events.id));
}

/** The newest draft that somebody has to finish, and how many there are. Dates of a series wait for their turn by themselves. */
async function findDraft(db: Database, businessId: BusinessScope) {
  const isSomebodys = or(isNull(events.seriesId), events.isHeldBack);
  const [found] = await db
    .select({ draft: events, drafts: sql<number>`count(*) over ()::int` })
    .from(events)
    .where(and(eq(events.businessId, businessId), eq(events.status, 'draft'), isSomebodys))
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(1);
  return found;
}

/** What took place last. */
async function findTemplate(db: Database, { businessId, now }: Asked) {
  const [last] = await db
    .select({ id: events.id, title: events.title, eventDate: events.eventDate })
    .from(events)
    .where(
      and(
        eq(events.businessId, businessId),
        inArray(events.status, ['published', 'archived']),
        lt(events.eventDate, berlinDay(now)),
      ),
    )
    .orderBy(desc(events.eventDate), desc(events.startsAt), desc(events.id))
    .limit(1);
  return last;
}

/** The profile, and whether there is a proof. */
async function findSetup(db: Database, businessId: BusinessScope) {
  const [row] = await db
    .select({
      profile: businessProfiles,
      hasProof: sql<boolean>`num_nonnulls(${businesses.proofKey}, ${businesses.proofHash}) > 0`,
    })
    .from(businesses)
    .leftJoin(businessProfiles, eq(businessProfiles.businessId, businesses.id))
    .where(eq(businesses.id, businessId));
  return { profile: row?.profile ?? null, hasProof: row?.hasProof ?? false };
}

/** Everything the dashboard opens with. Names of guests are read only for who may see them. */
export async function findToday(db: Database, asked: Asked, maySeeGuests: boolean) {
  const { businessId } = asked;
  const [coming, counts, setup, requested, draft] = await Promise.all([
    findComing(db, asked),
    db
      .select({ status: eventCounts.status, count: eventCounts.count })
      .from(eventCounts)
      .where(and(eq(eventCounts.businessId, businessId), gt(eventCounts.count, 0))),
    findSetup(db, businessId),
    maySeeGuests ? findRequested(db, asked) : [],
    maySeeGuests ? findDraft(db, businessId) : undefined,
  ]);
  const [event] = coming;
  const [arrivals, newest, template] = await Promise.all([
    countArrivals(db, asked, event?.id),
    event && maySeeGuests ? findNewest(db, businessId, event.id) : [],
    event ? undefined : findTemplate(db, asked),
  ]);
  return { coming, counts, setup, requested, draft, arrivals, newest: maySeeGuests ? newest : null, template };
}

export type FoundToday = Awaited<ReturnType<typeof findToday>>;
