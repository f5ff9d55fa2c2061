import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DaySchema } from '#contract/shared/fields.ts';
import type { Connection } from '#database/connect.ts';
import { postcodes } from '#database/schema/postcodes.ts';
import { mostDaysAhead, searchRadiusKm, searchResults } from '#domain/agents/tools.ts';
import type { Coordinates } from '#domain/geography/coordinates.ts';
import { distanceM } from '#domain/geography/coordinates.ts';
import { eventPagePath } from '#domain/guest-pages/addresses.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Deps } from '#server/context/context.ts';
import { invalidField } from '#server/context/problem.ts';
import { invalidInput } from '#server/http/input.ts';
import { readListState } from '#server/modules/guests/app-gateway/feed-cursor-content.ts';
import { findSearchQuery } from '#server/modules/guests/app-gateway/find-search-query.ts';
import { findFeed } from '#server/modules/guests/app-gateway/queries.ts';
import { toFeedItem } from '#server/modules/guests/app-gateway/to-feed-event.ts';

const { min, max, usual } = searchRadiusKm;

export const WhatsOnSchema = z.strictObject({
  place: z.string().trim().min(1).max(80).meta({ description: 'German postcode, or name of a town', example: '12047' }),
  from: DaySchema.optional().meta({ description: 'First day in Berlin, yyyy-MM-dd; default today' }),
  to: DaySchema.optional().meta({ description: `Last day; default the first, at most ${mostDaysAhead} days ahead` }),
  words: z.string().max(80).optional().meta({ description: 'Words that the events have', example: 'quiz' }),
  radius_km: z.int().min(min).max(max).default(usual),
  limit: z.int().min(1).max(searchResults.max).default(searchResults.usual),
});

/** Metres from the middle within which postcodes belong to one town; few may be farther, such as islands. */
const TOWN_M = 40_000;
const MOST_OUTSIDE = 0.2;

const middleOf = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Middle of a postcode or town. Throws 422 for an unknown place, and for a name of several towns. */
async function findPlace(db: Connection, place: string): Promise<Coordinates> {
  const isIt = /^\d{5}$/.test(place)
    ? eq(postcodes.postcode, place)
    : sql`exists (select from unnest(${postcodes.towns}) as town where lower(town) = lower(${place}))`;
  const { latitude, longitude } = postcodes;
  const found = await db.select({ latitude, longitude }).from(postcodes).where(isIt);
  if (found.length === 0) {
    throw invalidField('place', 'place_unknown', 'Not a German postcode or town; send its postcode');
  }
  const middle = {
    latitude: middleOf(found.map((each) => each.latitude)),
    longitude: middleOf(found.map((each) => each.longitude)),
  };
  const outside = found.filter((each) => distanceM(middle, each) > TOWN_M);
  if (outside.length > MOST_OUTSIDE * found.length) {
    throw invalidField('place', 'place_ambiguous', 'Several towns have this name; send a postcode');
  }
  return middle;
}

function daysOf({ from, to }: z.output<typeof WhatsOnSchema>, now: Date) {
  const today = berlinDay(now);
  const first = from === undefined || from < today ? today : from;
  const last = to ?? first;
  if (last < first) throw invalidField('to', 'window_order', 'Before `from`');
  if (last > addDays(today, mostDaysAhead)) throw invalidField('to', 'too_big', `At most ${mostDaysAhead} days ahead`);
  const start = berlinInstant(first, '00:00');
  return { from: start < now ? now : start, to: berlinInstant(addDays(last, 1), '00:00') };
}

/** Public events near a place, as guests see them. */
export async function findWhatsOn({ reader, config, topPlacements }: Deps, given: unknown, now: Date) {
  const parsed = WhatsOnSchema.safeParse(given);
  if (!parsed.success) throw invalidInput(parsed.error.issues);
  const { place, words: typed, radius_km: radius, limit } = parsed.data;
  const window = daysOf(parsed.data, now);
  const near = await findPlace(reader, place);
  const words = typed === undefined ? undefined : await findSearchQuery(reader, typed);
  if (words === null) return { events: [] };
  const filter = { tags: [], characteristics: [], near: { centre: near, radiusM: radius * 1000 }, ...window, words };
  const { found } = await findFeed(reader, topPlacements, filter, limit, readListState(undefined));
  const events = found.map(({ row, isPaid }) => {
    const item = toFeedItem(row, isPaid, config, near);
    return {
      title: item.title,
      description: item.description,
      starts_at: item.starts_at,
      ends_at: item.ends_at,
      location: item.location,
      distance_m: item.distance_m,
      business: item.business.display_name,
      url: new URL(eventPagePath({ code: row.event.code, title: row.event.title }), config.publicUrl).href,
      label: item.label,
    };
  });
  return { events };
}
