import type pg from 'pg';

/** Rows that some weeks leave per event, with the events' own bodies. */
const statements = [
  `insert into event_participants (event_id, user_id, business_id, display_name, status, created_at, updated_at)
   select id, 'person-' || md5(n::text), business_id, 'Ada Lovelace ' || n, 'joined', now(), now() from sample, generate_series(1, 10) n`,
  `insert into event_views (event_id, business_id, day, views, opened, saved)
   select id, business_id, current_date - n, 40, 6, 1 from sample, generate_series(0, 13) n`,
  `insert into event_impressions (event_id, business_id, day, hour, source, shown, opened)
   select id, business_id, current_date - n / 12, 10 + n % 12, (array['feed', 'search', 'map'])[1 + n % 3], 3, 1
   from sample, generate_series(0, 59) n`,
  `insert into page_opens (business_id, event_id, day, source, opens)
   select business_id, id, current_date - n, 'link', 3 from sample, generate_series(0, 4) n`,
  `insert into audit_entries (id, business_id, actor, action, subject, before, after, created_at)
   select gen_random_uuid(), business_id, 'user:' || host_id, 'event.updated', 'event:' || id, jsonb_build_object('title', title),
     jsonb_build_object('title', title || '!'), now() - n * interval '1 hour' from sample, generate_series(1, 5) n`,
  `insert into credit_entries (id, business_id, bucket, amount, balance_after, reason, reference, event_id, actor, created_at)
   select gen_random_uuid(), business_id, 'plan', -1, 10, 'event', id::text, id, 'user:' || host_id, now()
   from sample, generate_series(1, 2) n`,
  `insert into business_changes (business_id, type, subject_id, created_at)
   select business_id, 'event.updated', id, now() - interval '2 days' from sample, generate_series(1, 20) n`,
  `insert into app_changes (type, business_id, event_id, created_at)
   select 'event.changed', business_id, id, now() from sample, generate_series(1, 5) n`,
  `insert into webhooks (id, business_id, url, event_types, sealed_secret, status, created_at, updated_at)
   select gen_random_uuid(), business_id, 'https://shop.example/hook', '{event.updated}', repeat('s', 90), 'active', now(), now()
   from (select distinct business_id from sample) b`,
  `insert into webhook_deliveries (id, webhook_id, business_id, event_type, body, status, attempts, created_at)
   select gen_random_uuid(), w.id, w.business_id, 'event.updated',
     jsonb_build_object('event_type', 'event.updated', 'data', jsonb_build_object('event', to_jsonb(e) - 'search_text')), 'delivered', 1,
     now() - interval '31 days'
   from sample e join webhooks w on w.business_id = e.business_id, generate_series(1, 5) n`,
  `insert into webhook_attempts (id, delivery_id, business_id, response_status, duration_ms, attempted_at)
   select gen_random_uuid(), id, business_id, 200, 80, created_at from webhook_deliveries`,
  `insert into idempotency_keys (scope, key, request_hash, status, body, created_at)
   select 'createEvent:' || business_id || ':user:' || host_id, gen_random_uuid()::text, repeat('h', 43), 201,
     to_jsonb(translate(encode(to_jsonb(e)::text::bytea, 'base64'), E'\\n', '')), now() from sample e, generate_series(1, 2) n`,
];

export async function fillHistory(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(
    `create temporary table sample on commit drop as
     select e.* from events e join businesses b on b.id = e.business_id where b.email like '%@bench.example'`,
  );
  for (const statement of statements) await client.query(statement);
  await client.query('commit');
  await client.query('vacuum analyze');
}
