import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connectDatabase } from '#database/connect.ts';
import type { Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import { sweep } from '#server/retention/sweeps.ts';
import { fillGuests } from './fill-guests.ts';
import { fillHistory } from './fill-history.ts';
import { machine, median, writeReport } from './report.ts';
import { startProduct, stopProduct } from './start-product.ts';
import { withPostgres } from './with-postgres.ts';

/*
 * Figures for `bench/results/capacity.md`: bytes per row with indexes, cost of deletion by age, and cost and benefit of monthly
 * partitions. Runs entirely inside the database.
 */
const EVENTS = Number(process.env.BENCH_EVENTS ?? 20_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const CALLS = 5000;
const MONTHS = 60;
const YEAR = 12;
/** Views of one year. */
const VIEWS = Number(process.env.BENCH_ROWS ?? 2_000_000);

/** Without trigram and text search indexes, which belong to other kinds of rows. */
const tables = [
  ['events', 'an event'],
  ['guest_events', 'the same event, as guests find it'],
  ['event_participants', 'a guest of an event'],
  ['event_views', 'the views of an event on a day'],
  ['event_impressions', 'those of one hour and source'],
  ['page_opens', 'the openings of its page on a day'],
  ['audit_entries', 'a change in the audit log'],
  ['credit_entries', 'a movement of credits'],
  ['business_changes', 'a change for streams'],
  ['app_changes', 'a change for the app'],
  ['webhook_deliveries', 'a message to a webhook'],
  ['webhook_attempts', 'an attempt at it'],
  ['idempotency_keys', 'the answer to a call with a key'],
] as const;

async function measure(client: pg.Client, databaseUrl: string) {
  const one = async <T>(text: string) => ((await client.query(text)).rows[0] as { value: T }).value;
  const pid = await one<number>('select pg_backend_pid() as value');
  /** Processor time of this connection in microseconds. */
  const spent = () => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;
  const cost = async (text: string) => {
    const before = spent();
    await client.query(text);
    return spent() - before;
  };

  const sizes: string[] = [];
  for (const [table, what] of tables) {
    const row = await one<number>(`select avg(pg_column_size(t.*))::float8 as value from ${table} t`);
    const all = await one<number>(
      `select sum(pg_total_relation_size(relid))::float8 / (select count(*) from ${table}) as value
       from (select relid from pg_partition_tree('${table}') union select '${table}'::regclass) part`,
    );
    sizes.push(`| ${what} | \`${table}\` | ${row.toFixed(0)} | ${all.toFixed(0)} |`);
  }

  // A year of views in one table and by month, with equal indexes and foreign keys.
  await client.query(`
    create table whole_views (like event_views including all);
    create table monthly_views (like event_views including all) partition by range (day);
    do $$ declare month date := date_trunc('month', current_date); begin for n in 0..${YEAR - 1} loop
      execute format('create table monthly_views_%s partition of monthly_views for values from (%L) to (%L)',
        n, month - make_interval(months => n), month - make_interval(months => n - 1)); end loop; end $$;
    create table monthly_views_rest partition of monthly_views default;
    insert into whole_views
      select e.id, e.business_id, date_trunc('month', current_date)::date - n, 9, 2, 1
      from (select * from events order by id) e, generate_series(1, 330) n where (n + hashtext(e.id::text)) % ${Math.ceil((330 * EVENTS) / VIEWS)} = 0;
    insert into monthly_views select * from whole_views;
    alter table whole_views add foreign key (business_id) references businesses on delete cascade;
    alter table monthly_views add foreign key (business_id) references businesses on delete cascade`);
  await client.query('vacuum analyze whole_views, monthly_views');
  const loop = (
    statement: string,
  ) => `do $$ declare ids uuid[] := (select array_agg(id) from (select id from events limit 1000) e);
    b uuid := (select id from businesses limit 1); begin for i in 1..${CALLS} loop ${statement}; end loop; end $$`;
  const add = (table: string) => `on conflict (event_id, day) do update set views = ${table}.views + excluded.views`;
  const single = (table: string, id: string) =>
    loop(`insert into ${table} (event_id, business_id, day, views) values (${id}, b, current_date, 1) ${add(table)}`);
  const counts = {
    again: (table: string) => single(table, 'ids[1 + i % 1000]'),
    first: (table: string) => single(table, 'gen_random_uuid()'),
    batch: (table: string) =>
      `do $$ declare ids uuid[] := (select array_agg(id) from (select id from events limit 500) e); b uuid := (select id from businesses limit 1);
       begin for i in 1..${CALLS / 500} loop insert into ${table} (event_id, business_id, day, views)
         select unnest(ids), b, current_date, 2 ${add(table)}; end loop; end $$`,
  };
  const counted: Record<keyof typeof counts, [number, number][]> = { again: [], first: [], batch: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const kind of ['again', 'first', 'batch'] as const) {
      const [whole, months] = [await cost(counts[kind]('whole_views')), await cost(counts[kind]('monthly_views'))];
      counted[kind].push([whole / CALLS, months / CALLS]);
    }
  // Bytes of WAL per row right after a checkpoint, when full pages are written.
  const logged: number[] = [];
  for (const table of ['whole_views', 'monthly_views']) {
    await client.query('checkpoint');
    const before = await one<string>('select pg_current_wal_insert_lsn() as value');
    await client.query(counts.first(table));
    logged.push(
      (await one<number>(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '${before}')::float8 as value`)) / CALLS,
    );
  }

  // The audit log, newest first, as if partitioned by month.
  await client.query(`
    create table whole_log (like audit_entries including all);
    create table monthly_log (like audit_entries) partition by range (created_at);
    create index on monthly_log (business_id, created_at desc, id desc);
    do $$ begin for n in 0..${MONTHS - 1} loop execute format('create table monthly_log_%s partition of monthly_log for values from (%L) to (%L)',
      n, date '2022-01-01' + make_interval(months => n), date '2022-01-01' + make_interval(months => n + 1)); end loop; end $$;
    insert into whole_log select gen_random_uuid(), b.id, 'user:1', 'event.updated', 'event:1', '{}', '{}', timestamptz '2022-01-01' + n * interval '3 days'
      from (select id from businesses limit 200) b, generate_series(0, 599) n;
    insert into monthly_log select * from whole_log;`);
  await client.query('vacuum analyze whole_log, monthly_log');
  const list = (table: string) =>
    loop(`perform * from ${table} where business_id = b order by created_at desc, id desc limit 20`);
  const lists: [number, number][] = [];
  for (let round = 0; round < 3; round++)
    lists.push([(await cost(list('whole_log'))) / CALLS, (await cost(list('monthly_log'))) / CALLS]);

  const { db, close } = connectDatabase(databaseUrl, { maxConnections: 1 });
  const swept: string[] = [];
  const ctx = systemContext({ db, clock: () => new Date() } as Deps);
  for (const [what, table, id] of [
    ['messages to webhooks, with their attempts', 'webhook_deliveries', 'webhookMessages'],
    ['changes for streams', 'business_changes', 'streamChanges'],
  ] as const) {
    const rows = await one<number>(`select count(*)::int as value from ${table}`);
    const before = performance.now();
    await sweep(ctx, id);
    const seconds = (performance.now() - before) / 1000;
    if (
      (await one<number>(`select count(*)::int as value from ${table} where created_at < now() - interval '1 day'`)) > 0
    )
      throw new Error(`${table} was not swept`);
    swept.push(
      `| ${what} | ${rows.toLocaleString('en-GB')} | ${seconds.toFixed(1)} | ${((seconds * 1e6) / rows).toFixed(0)} |`,
    );
  }
  await close();
  return { sizes, counted, logged, lists, swept };
}

const { sizes, counted, logged, lists, swept } = await withPostgres(async ({ url, folder }) => {
  const product = await startProduct(url, join(folder, 'product'), '4670');
  const client = new pg.Client(url);
  await client.connect();
  try {
    await fillGuests(client, { businesses: EVENTS / 20, events: EVENTS });
    await stopProduct(product);
    await fillHistory(client);
    return await measure(client, url);
  } finally {
    await client.end();
    await stopProduct(product);
  }
});

const pair = (pairs: [number, number][]) => {
  const ratio = median(pairs.map(([whole, months]) => months / whole));
  return {
    ratio,
    row: pairs[0]
      ? `${median(pairs.map(([each]) => each)).toFixed(0)} | ${median(pairs.map(([, each]) => each)).toFixed(0)} | **${ratio.toFixed(2)}**`
      : '',
  };
};
const [again, first, batch] = [pair(counted.again), pair(counted.first), pair(counted.batch)];
const read = pair(lists);
const [wholeLog = 0, monthlyLog = 0] = logged;

const report = `# What rows take, and what months cost

${EVENTS.toLocaleString('en-GB')} events of ${(EVENTS / 20).toLocaleString('en-GB')} businesses with some weeks behind them (\`bench/fill-history.ts\`). PostgreSQL 18. ${machine()} Made by \`npm run bench -- scale\`.

## Bytes

"Row" is what PostgreSQL stores of it, "on the disk" is the table with everything that belongs to it, by the number of its rows: indexes, and the room that
pages leave free.

| | Table | Row | On the disk |
|---|---|---|---|
${sizes.join('\n')}

## A table for each month

Views of a year, ${VIEWS.toLocaleString('en-GB')} rows. Processor time of the database for one statement, in microseconds, in turns; the middle of ${ROUNDS} rounds (3 of the log) of ${CALLS.toLocaleString('en-GB')}.

| | One table | By month | Ratio |
|---|---|---|---|
| counting a view of an event that was seen today | ${again.row} |
| counting the first view of an event | ${first.row} |
| each of 500 in one batch, as the app sends them | ${batch.row} |
| the newest 20 of a log of ${MONTHS} months | ${read.row} |

Right after a checkpoint, the first view of an event writes ${wholeLog.toFixed(0)} bytes of log into one table and ${monthlyLog.toFixed(0)} by month, because a page that is
touched is then written in full, and in the table of one month it is more often the same page: **${(monthlyLog / wholeLog).toFixed(2)}** of it.

## Deleting by age

In batches (\`database/delete-in-batches.ts\`).

| | Rows | Seconds | Microseconds for each |
|---|---|---|---|
${swept.join('\n')}
`;
await writeReport('scale', report, [
  { what: 'counting a batch of views by month, by one table', value: batch.ratio, goal: { most: 1.1 } },
  { what: 'log of first views by month, by one table', value: monthlyLog / wholeLog, goal: { most: 1 } },
]);
