import type { ImpressionSource } from '#domain/analytics/impressions.ts';
import { nightEnds } from '#domain/hours/night.ts';

/** A day's activity at an event. */
interface DemoDay {
  eventId: string;
  day: string;
  views: number;
  opened: number;
  isFeatured: boolean;
  hasPush: boolean;
}

/** Per hundred views; unpaid sources go to the feed. */
const sourceWeights: Record<ImpressionSource, number> = {
  feed: 40,
  featured: 12,
  push: 14,
  search: 18,
  business: 10,
  link: 6,
};
/** Relative likelihood of opening: highest for links. */
const openRates: Record<ImpressionSource, number> = {
  feed: 0,
  featured: 0.3,
  push: 0.6,
  search: 0.4,
  business: 0.5,
  link: 1.2,
};
/** Activity per hour of the day. */
const hourWeights = [3, 1, 0, 0, 0, 0, 1, 3, 4, 4, 4, 6, 9, 8, 5, 5, 8, 14, 19, 20, 15, 10, 7, 5];

/** Hours since the statistics day began. */
const hoursInto = (hour: number) => (hour + 24 - Number.parseInt(nightEnds, 10)) % 24;

/** Index at a cumulative position from 0 to 1. */
function indexAt(weights: readonly number[], place: number): number {
  let left = place * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return found === -1 ? weights.length - 1 : found;
}

/** Deterministic, evenly spread numbers from 0 to 1. */
const scatter = (index: number, step: number) => (index * step) % 1;

function sourcesOf({ isFeatured, hasPush }: DemoDay): ImpressionSource[] {
  const paid = { featured: isFeatured, push: hasPush };
  const names = Object.keys(sourceWeights) as ImpressionSource[];
  return names.map((name) => (name in paid && !paid[name as keyof typeof paid] ? 'feed' : name));
}

/** Views by hour and source; none after `lastHour` on the last day. */
export function toDemoImpressions(days: readonly DemoDay[], today: string, lastHour: number) {
  const counts = new Map<
    string,
    { eventId: string; day: string; hour: number; source: ImpressionSource; shown: number; opened: number }
  >();
  const passed = hourWeights.map((weight, hour) => (hoursInto(hour) <= hoursInto(lastHour) ? weight + 0.1 : 0));
  days.forEach((each, at) => {
    const { eventId, day, views, opened } = each;
    const sources = sourcesOf(each);
    const weights = day === today ? passed : hourWeights;
    const looks = Array.from({ length: views }, (_, i) => {
      const hour = indexAt(weights, scatter(i + at * 7, 0.618034));
      const source = sources[indexAt(Object.values(sourceWeights), scatter(i + at * 3, 0.754878))] ?? 'feed';
      return { eventId, day, hour, source, likeliness: openRates[source] + scatter(i, 0.56984) };
    });
    looks
      .sort((a, b) => b.likeliness - a.likeliness)
      .forEach(({ likeliness: _, ...look }, i) => {
        const key = Object.values(look).join(' ');
        const count = counts.get(key) ?? { ...look, shown: 0, opened: 0 };
        count.shown += 1;
        count.opened += i < opened ? 1 : 0;
        counts.set(key, count);
      });
  });
  return [...counts.values()];
}
