import type pg from 'pg';

/**
 * Creates events for each business. One word is in every tenth title; another, and one status, in twenty of the oldest
 * thousand, so such a page has the same length at every size.
 */
export async function fillEvents(client: pg.Client, businessIds: readonly string[], count: number): Promise<void> {
  // The trigram index is built at the end; row by row it is slow.
  const { rows } = await client.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where indexname = 'events_search'",
  );
  await client.query('begin');
  await client.query('drop index events_search');
  // Disables the counting trigger; counts are set below.
  await client.query('set local session_replication_role = replica');
  await client.query(
    `insert into events (id, business_id, host_id, title, description, location, search_text, status, tariff, featured_event,
       push_notification, category, capacity, participant_type, event_date, start_time, end_time, starts_at, ends_at, created_at, updated_at)
     select gen_random_uuid(), b.id, b.user_id, w.title, repeat('Sechs Runden, keine Handys. ', 8), 'Gastraum', lower(w.title) || ' gastraum',
       case when n <= 1000 and n % 50 = 0 then 'archived' when n % 10 = 1 then 'draft' else 'published' end, 'standard', n % 7 = 0, false,
       '{"tags":["quiz","trivia"],"userCharacteristics":["act_brunch"]}', 40, 'limited', date '2026-01-01' + (n % 400)::int, '20:00', '23:00',
       timestamptz '2026-01-01 19:00Z' + (n % 400) * interval '1 day', timestamptz '2026-01-01 22:00Z' + (n % 400) * interval '1 day',
       timestamptz '2026-01-01Z' + n * interval '1 second', now()
     from businesses b,
       lateral (select count(*) as present from events where business_id = b.id) p,
       lateral generate_series(p.present + 1, $2::bigint) n,
       lateral (select 'Kneipe ' || md5(n::text) || case when n % 10 = 0 then ' Quiz' else '' end
         || case when n <= 1000 and n % 50 = 7 then ' Zwetschge' else '' end as title) w
     where b.id = any($1)`,
    [businessIds, count],
  );
  await client.query('delete from event_counts where business_id = any($1)', [businessIds]);
  await client.query(
    'insert into event_counts select business_id, status, count(*) from events where business_id = any($1) group by 1, 2',
    [businessIds],
  );
  await client.query(rows[0]?.indexdef ?? '');
  await client.query('commit');
  await client.query('vacuum analyze');
}
