import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

/*
 * Baseline: `node:http` with the product's token query and one prepared select, returned as JSON. No key, permissions,
 * limits, validation or counts. `node bench/bare-events-server.ts <port> <database>`.
 */
const [port = '', connectionString = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
const ofToken = `select s.id, s.user_id, s.last_used_at, m.business_id, m.permissions, b.user_id = s.user_id as is_owner
  from session_tokens t join sessions s on s.id = t.session_id and s.user_id is not null and s.ended_at is null
  left join team_members m on m.user_id = s.user_id and m.status = 'active' left join businesses b on b.id = m.business_id
  where t.token_hash = $1 and t.kind = 'access' and t.expires_at > $2 order by 6 desc, m.created_at`;
const list = 'select * from events where business_id = $1 order by created_at desc, id desc limit 20';
const one = 'select * from events where business_id = $1 and id = $2';

createServer(async (request, response) => {
  const hash = createHash('sha256')
    .update(request.headers.authorization?.slice('Bearer '.length) ?? '')
    .digest('base64url');
  const callers = await pool.query({ name: 'token', text: ofToken, values: [hash, new Date().toISOString()] });
  const businessId: unknown = callers.rows[0]?.business_id;
  const id = request.url?.split('/')[2];
  const { rows } = await pool.query(
    id ? { name: 'one', text: one, values: [businessId, id] } : { name: 'list', text: list, values: [businessId] },
  );
  const body = JSON.stringify(id ? rows[0] : { data: rows });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
