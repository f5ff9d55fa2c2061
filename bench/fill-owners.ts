import type pg from 'pg';

/** The token of the nth owner. */
export const tokenOf = (n: number) => `bench-owner-${n}`;
/** Sessions of the first owner, to stay below each session's limits. */
export const SESSIONS_OF_ONE = 1000;
export const tokenOfOne = (n: number) => `bench-one-${n}`;
const hashOf = (token: string) => `rtrim(translate(encode(sha256((${token})::bytea), 'base64'), '+/', '-_'), '=')`;

const statements = [
  `insert into users (id, email, password_hash, language, created_at)
   select gen_random_uuid(), email, '-', 'de', now() from businesses where email like '%@bench.example'`,
  `update businesses b set user_id = u.id from users u where u.email = b.email`,
  `update events e set host_id = b.user_id from businesses b where b.id = e.business_id and b.email like '%@bench.example'`,
  `insert into team_members (id, business_id, user_id, user_email, role, permissions, status, created_at)
   select gen_random_uuid(), id, user_id, email, 'owner', '{}', 'active', now() from businesses where email like '%@bench.example'`,
  `insert into credit_accounts (business_id, plan_balance, plan_total, purchased_balance)
   select id, 0, 0, 1000000 from businesses where email like '%@bench.example'`,
  `insert into sessions (id, user_id, is_remembered, created_at, last_used_at)
   select gen_random_uuid(), user_id, true, now(), now() + interval '1 day' from businesses where email like '%@bench.example'`,
  `insert into session_tokens (token_hash, session_id, kind, expires_at)
   select ${hashOf("'bench-owner-' || substring(b.phone from 5)")}, s.id, 'access', now() + interval '1 day'
   from businesses b join sessions s on s.user_id = b.user_id where b.email like '%@bench.example'`,
  `with opened as (
     insert into sessions (id, user_id, is_remembered, created_at, last_used_at)
     select gen_random_uuid(), user_id, true, now(), now() + interval '1 day'
     from businesses, generate_series(1, ${SESSIONS_OF_ONE}) where substring(phone from 5) = '0' and email like '%@bench.example'
     returning id)
   insert into session_tokens (token_hash, session_id, kind, expires_at)
   select ${hashOf("'bench-one-' || (row_number() over () - 1)")}, id, 'access', now() + interval '1 day' from opened`,
  // A tenth of the events are drafts.
  `delete from guest_events where event_id in (select id from events where abs(hashint4(hashtext(id::text))) % 10 = 0)`,
  `update events e set status = 'draft', charged_items = '{}', credits_spent = 0, published_at = null from businesses b
   where b.id = e.business_id and b.email like '%@bench.example' and abs(hashint4(hashtext(e.id::text))) % 10 = 0`,
  `delete from event_counts`,
  `insert into event_counts select business_id, status, count(*) from events group by 1, 2`,
];

/** Gives every business a signed-in owner, credits and drafts. */
export async function fillOwners(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  for (const statement of statements) await client.query(statement);
  await client.query('commit');
  await client.query('vacuum analyze');
}
