import type pg from 'pg';

/** Number of public rows. */
export interface GuestFill {
  businesses: number;
  events: number;
}

const syllables = 'ba bel bru dor el fen gal hei in jo kal lin mar nes or pol ra sen tor ul vin wal xa yor zim bach au';
/** One of twenty thousand unused words by number. */
const word = (n: string) =>
  `(select s[1 + ${n} % 27] || s[1 + ${n} / 27 % 27] || s[1 + ${n} / 729 % 27] from (select string_to_array('${syllables}', ' ') s) x)`;
const folded = (text: string) => `replace(translate(lower(${text}), 'äöü', 'aou'), 'ß', 'ss')`;
const vector = (text: string, weight: string) =>
  `setweight(to_tsvector('german', ${text}) || to_tsvector('simple', ${folded(text)}), '${weight}')`;
const position = { latitude: 'p.latitude + off * sin(n)', longitude: 'p.longitude + off * cos(n)' };

/** Half of the places at a postcode's centre, half within two kilometres. */
const businesses = `
  insert into businesses (id, user_id, company_name, address, phone, email, business_type, legal_form, contact_preference,
    verification_status, created_at, updated_at)
  select gen_random_uuid(), u.id, name || ' GmbH', 'Hauptstraße ' || 1 + n % 90 || ', ' || p.postcode || ' ' || p.towns[1],
    '030 ' || n, 'b' || n || '@bench.example', (array['bar','restaurant','cafe','gallery'])[1 + n % 4], 'GmbH', 'email', 'verified',
    now() - interval '1 day', now()
  from generate_series(0, $1::int - 1) n
  join (select *, row_number() over (order by md5(postcode)) - 1 as nth from postcodes) p
    on p.nth = n % (select count(*) from postcodes),
  lateral (select (array['Kneipe','Café','Restaurant','Galerie'])[1 + n % 4] || ' ' || initcap(${word('((n * 7919) % 19683)')})
    || case when n < 1000 and n % 50 = 7 then ' Zwetschge' else '' end as name) w,
  (select id from users limit 1) u`;

const profiles = `
  insert into business_profiles (id, business_id, display_name, description, opening_hours, categories, updated_at)
  select gen_random_uuid(), b.id, replace(b.company_name, ' GmbH', ''), repeat('Gutes Essen, gute Leute. ', 8),
    (select opening_hours from business_profiles limit 1), '{}', now()
  from businesses b where b.email like '%@bench.example'`;

const places = `
  insert into business_places (business_id, latitude, longitude, source, accuracy_m, located_at)
  select b.id, ${position.latitude}, ${position.longitude}, case off when 0 then 'postcode' else 'owner' end,
    case off when 0 then 3000 else 25 end, now()
  from businesses b
  join postcodes p on p.postcode = substring(b.address from ', (\\d{5}) '),
  lateral (select substring(b.phone from 5)::int as n) x, lateral (select (n % 2) * (n % 20) / 1000.0 as off) y
  where b.email like '%@bench.example'`;

const guestBusinesses = `
  insert into guest_businesses (business_id, latitude, longitude, place_source, accuracy_m, categories, words)
  select b.id, l.latitude, l.longitude, l.source, l.accuracy_m, array[b.business_type],
    ${vector('f.display_name', 'A')} || ${vector('b.business_type', 'B')} || ${vector('b.address', 'D')}
      || ${vector('f.description', 'D')}
  from businesses b join business_profiles f on f.business_id = b.id join business_places l on l.business_id = b.id
  where b.email like '%@bench.example'`;

/**
 * Half a year of paid events in Berlin. A tenth of the titles has one word, at random; another is in twenty of the
 * first thousand.
 */
const events = `
  insert into events (id, business_id, host_id, title, description, location, search_text, status, tariff, featured_event,
    push_notification, category, capacity, participant_type, event_date, start_time, end_time, starts_at, ends_at, charged_items,
    credits_spent, published_at, created_at, updated_at)
  select gen_random_uuid(), b.id, b.user_id, w.title, repeat('Sechs Runden, keine Handys. ', 8), 'Gastraum', lower(w.title),
    'published', 'standard', false, false, '{"tags":["live_music"],"userCharacteristics":[]}', 40, 'limited',
    s.at::date, to_char(s.at, 'HH24:MI'), to_char(s.at + interval '3 hours', 'HH24:MI'), s.at at time zone 'Europe/Berlin',
    (s.at + interval '3 hours') at time zone 'Europe/Berlin', '{base}', 1, now(), now(), now()
  from generate_series(0, $1::int - 1) n
  join (select *, row_number() over (order by md5(email)) - 1 as nth from businesses where email like '%@bench.example') b
    on b.nth = n % (select count(*) from businesses where email like '%@bench.example'),
  lateral (select (array['Konzert','Lesung','Tanzabend','Weinprobe','Vernissage'])[1 + n % 5] || ' '
    || initcap(${word('((n * 104729::bigint) % 19683)')}) || case when abs(hashint4(n)) % 10 = 3 then ' Quiz' else '' end
    || case when n < 1000 and n % 50 = 7 then ' Rhabarber' else '' end as title) w,
  lateral (select date_trunc('day', localtimestamp) - interval '1 day' + (n * 7919::bigint) % 180 * interval '1 day'
    + interval '12 hours' + (n * 31::bigint) % 40 * interval '15 minutes' as at) s`;

const guestEvents = `
  insert into guest_events (event_id, business_id, latitude, longitude, place_source, accuracy_m, cell, starts_at, day, over_at,
    location, tags, characteristics, words)
  select e.id, e.business_id, g.latitude, g.longitude, g.place_source, g.accuracy_m,
    floor(g.latitude * 10)::int * 1000 + floor(g.longitude * 7)::int, e.starts_at, e.event_date, e.ends_at, e.location, array['live_music'],
    '{}', ${vector('e.title', 'A')} || ${vector("'Live-Musik Live music'", 'B')} || ${vector('f.display_name', 'D')}
      || ${vector('b.address', 'D')} || ${vector("repeat('Sechs Runden, keine Handys. ', 8)", 'D')}
  from events e join guest_businesses g on g.business_id = e.business_id join businesses b on b.id = e.business_id
  join business_profiles f on f.business_id = e.business_id
  where b.email like '%@bench.example'`;

const searchWords = `
  insert into search_words
  select distinct w from (select words from guest_businesses union all select words from guest_events) x,
    unnest(tsvector_to_array(words)) w
  on conflict do nothing`;

/** Drops indexes while filling and rebuilds them. */
async function withoutIndexes(client: pg.Client, tables: string[], fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = any($1)
     and indexname not in (select conname from pg_constraint)`,
    [tables],
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  await fill();
  for (const { indexdef } of rows) await client.query(indexdef);
}

/** Fills a demo database with public businesses all over Germany and upcoming events. */
export async function fillGuests(client: pg.Client, { businesses: businessCount, events: eventCount }: GuestFill) {
  await client.query('begin');
  // Disables counting triggers and foreign key checks.
  await client.query('set local session_replication_role = replica');
  await withoutIndexes(
    client,
    ['businesses', 'events', 'guest_businesses', 'guest_events', 'search_words'],
    async () => {
      await client.query(businesses, [businessCount]);
      for (const statement of [profiles, places, guestBusinesses]) await client.query(statement);
      await client.query('analyze businesses, business_profiles, business_places, guest_businesses');
      await client.query(events, [eventCount]);
      await client.query('analyze events');
      for (const statement of [guestEvents, searchWords]) await client.query(statement);
    },
  );
  await client.query('commit');
  await client.query('vacuum analyze');
}
