import { createServer } from 'node:http';
import pg from 'pg';
import { connectDatabase } from '#database/connect.ts';
import { businessPageStatement } from '#server/modules/guests/app-gateway/business-queries.ts';
import { feedPageStatement } from '#server/modules/guests/app-gateway/feed-queries.ts';

/*
 * Baseline: `node:http` with the product's page query as one prepared statement per call, returned as JSON. No key,
 * limits, validation, typo tolerance or hours. `node bench/bare-guest-server.ts <port> <database>`.
 */
const [port = '', connectionString = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
const { db } = connectDatabase(connectionString);

const cards = `select b.id, b.business_type, b.address, f.display_name, f.categories, f.profile_image_url, f.opening_hours,
  f.extraordinary_closures, g.latitude, g.longitude, g.place_source, g.accuracy_m, next.id as next_id, next.title, next.starts_at
  from page join guest_businesses g on g.business_id = page.id join businesses b on b.id = g.business_id
  join business_profiles f on f.business_id = g.business_id
  left join lateral (select event_id from guest_events e where e.business_id = g.business_id and over_at > now() order by starts_at
  limit 1) n on true left join events next on next.id = n.event_id order by page.ord, page.id`;
const events = `select e.*, b.id as business_id, f.display_name, f.profile_image_url, g.latitude, g.longitude, g.place_source, g.accuracy_m
  from page join guest_events g on g.event_id = page.id join events e on e.id = g.event_id join businesses b on b.id = g.business_id
  join business_profiles f on f.business_id = g.business_id order by page.ord, page.id`;

const businessShape = { isAround: false, isInBox: false, hasWords: false, hasCategories: false, isLater: false };
const feedShape = {
  hasTags: false,
  hasCharacteristics: false,
  hasEnd: false,
  hasDay: false,
  hasWords: false,
  isFeatured: false,
  around: null,
};
const pages = {
  near: businessPageStatement(db, { ...businessShape, isAround: true }),
  box: businessPageStatement(db, { ...businessShape, isAround: true, isInBox: true }),
  words: businessPageStatement(db, { ...businessShape, hasWords: true }),
  feed: feedPageStatement(db, feedShape),
  feed_cell: feedPageStatement(db, { ...feedShape, around: 'cell' }),
  feed_wideCell: feedPageStatement(db, { ...feedShape, around: 'wideCell' }),
  feed_words: feedPageStatement(db, { ...feedShape, hasWords: true }),
};

const statements = new Map(
  Object.entries(pages).map(([name, query]) => {
    const { sql, params } = query.toSQL();
    // The planner must see the small row count of the joined rows.
    const page = sql.replace(/\(select (\$\d+)::bigint\)/g, '$1');
    const text = `with page (id, ord) as (${page}) ${name.startsWith('feed') ? events : cards}`;
    // Like the product, plans word searches each time: rarity decides the index.
    return [name, { text, params, name: name.endsWith('words') ? undefined : name }];
  }),
);

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const statement = statements.get(url.pathname.slice(1));
  const sent = JSON.parse(url.searchParams.get('values') ?? '{}') as Record<string, unknown>;
  const values = statement?.params.map((param) =>
    typeof param === 'object' && param !== null && 'name' in param ? sent[String(param.name)] : param,
  );
  const { text = '', name } = statement ?? {};
  const { rows } = await pool.query({ text, ...(name ? { name } : {}), values: values ?? [] });
  const body = JSON.stringify({ data: rows });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
