import type { Transaction } from '#database/connect.ts';
import { eventViews } from '#database/schema/events.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays, statisticWeek } from '#domain/shared/calendar.ts';

const VIEWS_TODAY = 12;
const VIEWS_THIS_WEEK = 89;
/** Share of the days before today, from the week's Sunday on. */
const dayWeights = [9, 6, 13, 8, 16, 25];
/** Views of the days of a week before, from its Sunday on; each earlier week had a tenth less. */
const pastWeek = [14, 8, 11, 10, 17, 26, 21];
const PAST_WEEKS = 8;

/**
 * Views that make the stat cards show 12 today and 89 this week. On a Sunday the week has just begun and equals the day.
 */
export async function insertDemoViews(
  tx: Transaction,
  eventIds: readonly string[],
  businessId: string,
  now: Date,
): Promise<void> {
  const today = berlinDay(now);
  const { start } = statisticWeek(today);
  const earlier: string[] = [];
  for (let day = start; day < today; day = addDays(day, 1)) earlier.push(day);

  const weights = dayWeights.slice(0, earlier.length);
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  let left = VIEWS_THIS_WEEK - VIEWS_TODAY;
  const counts = earlier.map((day, i) => {
    const isLast = i === earlier.length - 1;
    const views = isLast ? left : Math.floor(((VIEWS_THIS_WEEK - VIEWS_TODAY) * (weights[i] ?? 0)) / weightSum);
    left -= views;
    return { day, views };
  });
  counts.push({ day: today, views: VIEWS_TODAY });
  for (let ago = 1; ago <= PAST_WEEKS * 7; ago++) {
    const week = Math.ceil(ago / 7);
    counts.push({
      day: addDays(start, -ago),
      views: Math.round((pastWeek[(7 * week - ago) % 7] ?? 0) * 0.9 ** (week - 1)),
    });
  }

  for (const { day, views } of counts) {
    const share = Math.floor(views / eventIds.length);
    const rows = eventIds.map((eventId, i) => ({
      eventId,
      businessId,
      day,
      views: i === 0 ? views - share * (eventIds.length - 1) : share,
    }));
    await tx.insert(eventViews).values(rows.filter((row) => row.views > 0));
  }
}
