import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import type { DemoBusiness } from '#database/demo/demo-businesses.ts';
import { toDemoImpressions } from '#database/demo/demo-impressions.ts';
import { eventImpressions, events, eventViews } from '#database/schema/events.ts';
import { pageOpens } from '#database/schema/guest-pages.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { figureDay } from '#domain/analytics/figure-day.ts';
import type { PageSource } from '#domain/guest-pages/sources.ts';
import { nightEnds } from '#domain/hours/night.ts';
import { BERLIN, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { addDays, statisticWeek } from '#domain/shared/calendar.ts';

/** Shares of the days before today, from Sunday. */
const dayWeights = [9, 6, 13, 8, 16, 25];
/** Views of last week's days from Sunday; earlier weeks have a tenth less each. */
const pastWeek = [14, 8, 11, 10, 17, 26, 21];
/** Minimum views per participant before this week. */
const VIEWS_PER_PERSON = 3;

/** People who came to a visible event on a day. */
interface Open {
  eventId: string;
  isFeatured: boolean;
  hasPush: boolean;
  people: number;
}

/**
 * Views that add up to the given totals for today and this week (equal on a Sunday). Only while an event is public, and
 * never fewer than joins need.
 */
export async function insertDemoViews(
  tx: Transaction,
  businessId: string,
  { views: figures, now }: { views: DemoBusiness['views']; now: Date },
): Promise<void> {
  const today = figureDay(now);
  const { start } = statisticWeek(today);
  const openOn = await findOpenEvents(tx, businessId, now);

  const week: { open: Open[]; weight: number }[] = [];
  for (let day = start, i = 0; day < today; day = addDays(day, 1), i++) {
    week.push({ open: openOn(day), weight: dayWeights[i] ?? 0 });
  }
  const views = spread(
    figures.week - figures.today,
    week.map(({ open, weight }) => ({ least: peopleOf(open), weight })),
  );
  const rows = week.flatMap(({ open }, i) => toRows(addDays(start, i), open, views[i] ?? 0));
  rows.push(...toRows(today, openOn(today), figures.today));
  for (let ago = 1, open = openOn(addDays(start, -1)); open.length > 0; open = openOn(addDays(start, -++ago))) {
    const weeks = Math.ceil(ago / 7);
    const usual = Math.round((pastWeek[(7 * weeks - ago) % 7] ?? 0) * 0.9 ** (weeks - 1));
    rows.push(...toRows(addDays(start, -ago), open, Math.max(usual, VIEWS_PER_PERSON * peopleOf(open))));
  }
  await tx
    .insert(eventViews)
    .values(rows.map(({ eventId, day, views, opened, saved }) => ({ eventId, day, views, opened, saved, businessId })));
  const impressions = toDemoImpressions(rows, today, Number(berlinTimeOfDay(now).slice(0, 2)));
  await tx.insert(eventImpressions).values(impressions.map((row) => ({ ...row, businessId })));
  await tx.insert(pageOpens).values(
    Object.entries(figures.opens).map(([source, opens]) => ({
      businessId,
      eventId: openOn(today)[0]?.eventId ?? null,
      day: today,
      source: source as PageSource,
      opens,
    })),
  );
}

/** Events visible per day, with people who came. */
async function findOpenEvents(tx: Transaction, businessId: string, now: Date): Promise<(day: string) => Open[]> {
  const published = await tx
    .select({
      eventId: events.id,
      isFeatured: events.featuredEvent,
      hasPush: events.pushNotification,
      publishedAt: events.publishedAt,
      eventDate: events.eventDate,
    })
    .from(events)
    .where(and(eq(events.businessId, businessId), isNotNull(events.publishedAt)))
    .orderBy(events.createdAt);
  const day = sql<string>`(${eventParticipants.createdAt} at time zone ${sql.raw(`'${BERLIN}'`)}
    - interval ${sql.raw(`'${nightEnds}'`)})::date::text`;
  const arrivals = await tx
    .select({ day, eventId: eventParticipants.eventId, people: sql<number>`sum(${eventParticipants.partySize})::int` })
    .from(eventParticipants)
    .where(eq(eventParticipants.businessId, businessId))
    .groupBy(day, eventParticipants.eventId);
  const peopleBy = new Map(arrivals.map((row) => [`${row.day} ${row.eventId}`, row.people]));
  return (on) =>
    published
      .filter(({ publishedAt, eventDate }) => figureDay(publishedAt ?? now) <= on && on <= (eventDate ?? on))
      .map(({ eventId, isFeatured, hasPush }) => {
        return { eventId, isFeatured, hasPush, people: peopleBy.get(`${on} ${eventId}`) ?? 0 };
      });
}

const peopleOf = (open: readonly Open[]) => open.reduce((sum, { people }) => sum + people, 0);

/** Distributes a total by minimum and weight; the last share takes the rounding. */
function spread(total: number, shares: readonly { least: number; weight: number }[]): number[] {
  const rest = total - shares.reduce((sum, { least }) => sum + least, 0);
  const weights = shares.reduce((sum, { weight }) => sum + weight, 0);
  let left = rest;
  return shares.map(({ least, weight }, i) => {
    const more = i === shares.length - 1 ? left : Math.floor((rest * weight) / weights);
    left -= more;
    return least + more;
  });
}

/** A day's views per event, about half of them with an opening. */
function toRows(day: string, open: readonly Open[], total: number) {
  const views = spread(
    total,
    open.map(({ people }) => ({ least: people, weight: 1 + people })),
  );
  return open.flatMap(({ people, ...event }, i) => {
    const seen = views[i] ?? 0;
    const interest = people + Math.round((seen - people) / 2);
    const saved = Math.floor(interest / 4);
    return seen === 0 ? [] : [{ ...event, day, views: seen, opened: interest - saved, saved }];
  });
}
