import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Connection, Database } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { agentRequests } from '#database/schema/agent-requests.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { eventCounts, events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { verificationDecisions } from '#database/schema/verifications.ts';
import { comingEvents } from '#domain/events/tonight.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { BusinessScope } from '#server/context/actor.ts';

const WEEK_MS = 7 * 86_400_000;
const NEWEST = 5;
/** More than the three shown: yesterday's events without an end may be over. */
const COMING = 12;

interface TodayQuery {
  businessId: BusinessScope;
  since: Date | undefined;
  now: Date;
  userId: string;
}

const hasPlace = inArray(eventParticipants.status, ['joined', 'approved']);
const isOfBusiness = eq(events.businessId, sql.placeholder('businessId'));
/** The bound on the date makes the index usable. */
const isToCome = and(
  gte(events.eventDate, sql.placeholder('yesterday')),
  or(isNull(events.endsAt), gt(events.endsAt, sql.placeholder('now'))),
);
const soonestFirst = [asc(events.eventDate), asc(events.startsAt), asc(events.id)];
const valuesOf = ({ businessId, now }: TodayQuery) => ({ businessId, now, yesterday: addDays(berlinDay(now), -1) });

const people = sql`coalesce(sum(${eventParticipants.partySize})`;
const isNew = sql`${eventParticipants.eventId} = ${sql.placeholder('eventId')}::uuid and ${eventParticipants.createdAt} > ${sql.placeholder('since')}::timestamptz`;
const arrivals = prepared('today_arrivals', (db) =>
  db
    .select({ since: sql<number>`${people} filter (where ${isNew}), 0)::int`, week: sql<number>`${people}, 0)::int` })
    .from(eventParticipants)
    .where(
      and(
        eq(eventParticipants.businessId, sql.placeholder('businessId')),
        gte(eventParticipants.createdAt, sql.placeholder('weekAgo')),
        hasPlace,
      ),
    ),
);

/** People who joined the event since an instant, and any event within seven days. */
async function countArrivals(db: Database, { businessId, since, now }: TodayQuery, eventId: string | undefined) {
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  const [row] = await arrivals(db).execute({ businessId, weekAgo, eventId, since: (since ?? now).toISOString() });
  return { since: since && eventId ? (row?.since ?? 0) : null, week: row?.week ?? 0 };
}

/** Most recent guests with a place. */
const newestGuests = prepared('today_newest_guests', (db) =>
  db
    .select({
      displayName: eventParticipants.displayName,
      partySize: eventParticipants.partySize,
      createdAt: eventParticipants.createdAt,
    })
    .from(eventParticipants)
    .where(
      and(
        eq(eventParticipants.eventId, sql.placeholder('eventId')),
        eq(eventParticipants.businessId, sql.placeholder('businessId')),
        hasPlace,
      ),
    )
    .orderBy(desc(eventParticipants.seq))
    .limit(NEWEST),
);

const comingRows = prepared('today_coming', (db) =>
  db
    .select()
    .from(events)
    .where(and(isOfBusiness, inArray(events.status, ['published', 'scheduled']), isToCome))
    .orderBy(...soonestFirst)
    .limit(COMING),
);

/** Soonest first. */
const requestedEvents = prepared('today_requested', (db) =>
  db
    .select({ id: events.id, title: events.title, people: events.appliedCount })
    .from(events)
    .where(and(isOfBusiness, eq(events.status, 'published'), isToCome, gt(events.appliedCount, 0)))
    .orderBy(...soonestFirst),
);

const countsByStatus = prepared('today_counts', (db) =>
  db
    .select({ status: eventCounts.status, count: eventCounts.count })
    .from(eventCounts)
    .where(and(eq(eventCounts.businessId, sql.placeholder('businessId')), gt(eventCounts.count, 0))),
);

/** Newest draft and count, without series dates, which publish themselves. */
const newestDraft = prepared('today_draft', (db) =>
  db
    .select({ draft: events, drafts: sql<number>`count(*) over ()::int` })
    .from(events)
    .where(and(isOfBusiness, eq(events.status, 'draft'), or(isNull(events.seriesId), events.isHeldBack)))
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(1),
);

async function findTemplate(db: Database, { businessId, now }: TodayQuery) {
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

const unseenDecision = (db: Connection) =>
  db
    .select({ one: sql`1` })
    .from(verificationDecisions)
    .innerJoin(teamMembers, eq(teamMembers.businessId, verificationDecisions.businessId))
    .where(
      and(
        eq(verificationDecisions.businessId, businesses.id),
        eq(verificationDecisions.outcome, 'verified'),
        eq(teamMembers.userId, sql.placeholder('userId')),
        gt(verificationDecisions.decidedAt, teamMembers.verificationSeenAt),
      ),
    );

const openRequests = (db: Connection) =>
  db
    .select({ n: sql`count(*)` })
    .from(agentRequests)
    .where(
      and(
        eq(agentRequests.businessId, businesses.id),
        isNull(agentRequests.answer),
        gt(agentRequests.expiresAt, sql.placeholder('now')),
      ),
    );

const setupRow = prepared('today_setup', (db) =>
  db
    .select({
      profile: businessProfiles,
      hasProof: sql<boolean>`num_nonnulls(${businesses.proofKey}, ${businesses.proofHash}) > 0`,
      agentRequests: sql<number>`(${openRequests(db)})`.mapWith(Number),
      isJustVerified: sql<boolean>`${businesses.verificationStatus} = 'verified' and exists (${unseenDecision(db)})`,
    })
    .from(businesses)
    .leftJoin(businessProfiles, eq(businessProfiles.businessId, businesses.id))
    .where(eq(businesses.id, sql.placeholder('businessId'))),
);

async function findSetup(db: Database, { businessId, userId, now }: TodayQuery) {
  const [row] = await setupRow(db).execute({ businessId, userId, now });
  const { profile = null, hasProof = false, isJustVerified = false, agentRequests: asked = 0 } = row ?? {};
  return { profile, hasProof, isJustVerified, agentRequests: asked };
}

/** Data of the dashboard's first screen. Guests' names only with permission. */
export async function findToday(db: Database, asked: TodayQuery, maySeeGuests: boolean) {
  const { businessId, now } = asked;
  const [rows, counts, setup, requested, drafts] = await Promise.all([
    comingRows(db).execute(valuesOf(asked)),
    countsByStatus(db).execute({ businessId }),
    findSetup(db, asked),
    maySeeGuests ? requestedEvents(db).execute(valuesOf(asked)) : [],
    maySeeGuests ? newestDraft(db).execute({ businessId }) : [],
  ]);
  const coming = comingEvents(rows, now);
  const [draft] = drafts;
  const [event] = coming;
  const [arrived, newest, template] = await Promise.all([
    countArrivals(db, asked, event?.id),
    event && maySeeGuests ? newestGuests(db).execute({ businessId, eventId: event.id }) : [],
    event ? undefined : findTemplate(db, asked),
  ]);
  const waiting = maySeeGuests ? setup.agentRequests : 0;
  return {
    coming,
    counts,
    setup,
    waiting,
    requested,
    draft,
    arrivals: arrived,
    newest: maySeeGuests ? newest : null,
    template,
  };
}

export type FoundToday = Awaited<ReturnType<typeof findToday>>;
