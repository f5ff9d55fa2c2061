import { sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import type { EventCategory } from '#database/schema/events.ts';
import type { ComparableViews, Reach } from '#domain/events/reach.ts';
import { reachDays, reachOf, reachRadiusM } from '#domain/events/reach.ts';
import { earthRadiusM } from '#domain/geography/coordinates.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** The nearest, to bound a quote's cost. */
const MOST_BUSINESSES = 200;
const chord = 2 * earthRadiusM * Math.sin(reachRadiusM / (2 * earthRadiusM));

/** Uses views of nearby public events with a common tag or characteristic; the formula without a place. */
export async function findReach(
  { db, now }: { db: Connection; now: Date },
  businessId: string,
  category: EventCategory | null,
): Promise<Reach> {
  const { tags = [], userCharacteristics: characteristics = [] } = category ?? {};
  const chosen = { tags: tags.length, characteristics: characteristics.length };
  if (chosen.tags + chosen.characteristics === 0) return reachOf([], chosen);
  const since = addDays(berlinDay(now), -reachDays);
  const { rows } = await db.execute<ComparableViews & Record<string, unknown>>(sql`
    with centre as (
      select cube(array[
        ${earthRadiusM}::float8 * cos(radians(latitude)) * cos(radians(longitude)),
        ${earthRadiusM}::float8 * cos(radians(latitude)) * sin(radians(longitude)),
        ${earthRadiusM}::float8 * sin(radians(latitude))]) as at
      from business_places where business_id = ${businessId}
    ), nearby as materialized (
      select g.business_id from centre cross join lateral (
        select business_id from guest_businesses
        where position && cube_enlarge(centre.at, ${chord}::float8, 3) and (position <-> centre.at) <= ${chord}::float8
        order by position <-> centre.at limit ${MOST_BUSINESSES}
      ) g
    )
    select n.business_id as "businessId", sum(v.views)::int as views
    from nearby n
    join event_views v on v.business_id = n.business_id and v.day > ${since}::date
    join events e on e.id = v.event_id
    where e.published_at is not null and e.status in ('published', 'archived') and e.share_public
      and (e.category -> 'tags' ?| ${sql.param(tags)}::text[] or e.category -> 'userCharacteristics' ?| ${sql.param(characteristics)}::text[])
    group by v.event_id, n.business_id
    having sum(v.views) > 0`);
  return reachOf(rows, chosen);
}
