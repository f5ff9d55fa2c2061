import type { DemoEvent } from '#database/demo/demo-events.ts';
import { seriesLimits } from '#domain/series/series-rule.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { weekday } from '#domain/shared/calendar.ts';

const { publishDaysBefore } = seriesLimits;
const WEEK_DAYS = 7;
const WEDNESDAY = 3;

/** Guests per public date. */
const people = [44, 18, 6];
const evening = { startTime: '20:00', endTime: '23:00' };
const dates = { paid: 4, drafts: 2 };

/** Days from today to the last past Wednesday. */
function lastWednesday(now: Date): number {
  const isOver = weekday(berlinDay(now)) === WEDNESDAY && berlinTimeOfDay(now) >= evening.endTime;
  if (isOver) return 0;
  return -((weekday(berlinDay(now)) - WEDNESDAY + 6) % WEEK_DAYS) - 1;
}

/** A weekly series: last date, the next four, and two drafts. */
export function swingDates(now: Date): DemoEvent[] {
  const first = lastWednesday(now);
  return Array.from({ length: 1 + dates.paid + dates.drafts }, (_, i) => {
    const inDays = first + i * WEEK_DAYS;
    const isPublic = inDays <= publishDaysBefore;
    const status = i > dates.paid ? 'draft' : isPublic ? 'published' : 'scheduled';
    const hoursPublic = (publishDaysBefore - inDays) * 24;
    return {
      title: 'Swing am Mittwoch',
      description: 'Eine Stunde Grundschritt, danach freies Tanzen. Wer allein kommt, tanzt trotzdem.',
      location: 'Kulturhaus Ostwind, Saal',
      inDays,
      ...evening,
      capacity: 60,
      tags: ['dance', 'after_work'],
      status,
      ...(status === 'scheduled' && { publishedInDays: inDays - publishDaysBefore }),
      ...(status === 'published' && people[i] && { people: { in: people[i] } }),
      featuredEvent: false,
      pushNotification: false,
      isInSeries: true,
      createdAgo: i === 0 || !isPublic ? 600 - i : Math.max(hoursPublic, 1),
      quietSince: i === 0 ? 210 : 0,
    };
  });
}
