import type pg from 'pg';
import { permissions } from '#domain/team/permissions.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

/** A signed-in member who may read a business's events. */
export interface FilledMember {
  businessId: string;
  token: string;
}

/** Creates verified businesses with one owner each; returns their ids, unordered. */
export async function fillBusinesses(client: pg.Client, count: number): Promise<string[]> {
  await client.query(
    `insert into users (id, email, password_hash, language, created_at)
     select gen_random_uuid(), 'b' || n || '@bench.example', 'none', 'de', now() from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into businesses (id, user_id, company_name, address, phone, email, business_type, legal_form, contact_preference,
       verification_status, created_at, updated_at)
     select gen_random_uuid(), u.id, 'Kneipe ' || u.email, 'Hauptstraße 1, 10999 Berlin', '030 1', u.email, 'bar', 'GmbH', 'email',
       'verified', now(), now()
     from users u where u.email like '%@bench.example'`,
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into team_members (id, business_id, user_id, user_email, role, permissions, status, created_at)
     select gen_random_uuid(), b.id, b.user_id, b.email, 'admin', $1, 'active', now()
     from businesses b where b.email like '%@bench.example' returning business_id as id`,
    [permissions],
  );
  return rows.map(({ id }) => id);
}

/** Signs the owners in several times each, since sessions have rate limits. */
export async function signIn(
  client: pg.Client,
  businessIds: readonly string[],
  times: number,
): Promise<FilledMember[]> {
  const signedIn = businessIds.flatMap((businessId) =>
    Array.from({ length: times }, () => ({ businessId, token: createToken() })),
  );
  await client.query(
    `with signed_in as (
       select gen_random_uuid() as id, x.business_id, x.hash from unnest($1::uuid[], $2::text[]) x (business_id, hash)
     ), begun as (
       insert into sessions (id, user_id, is_remembered, created_at, last_used_at)
       select s.id, b.user_id, true, now(), now() + interval '1 day' from signed_in s join businesses b on b.id = s.business_id
     )
     insert into session_tokens (token_hash, session_id, kind, expires_at)
     select hash, id, 'access', now() + interval '1 day' from signed_in`,
    [signedIn.map((each) => each.businessId), signedIn.map(({ token }) => hashToken(token))],
  );
  return signedIn;
}
