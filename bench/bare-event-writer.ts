import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

/*
 * Baseline: `node:http` with a token query and one prepared insert or update, returned as JSON. No limits, validation,
 * transaction, audit, counts or notifications. `node bench/bare-event-writer.ts <port> <database>`.
 */
const [port = '', connectionString = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });

const session = `select s.user_id, m.business_id from session_tokens t
  join sessions s on s.id = t.session_id and s.ended_at is null
  join team_members m on m.user_id = s.user_id and m.status = 'active'
  where t.token_hash = $1 and t.kind = 'access' and t.expires_at > now()`;
const insert = `insert into events (id, business_id, host_id, title, description, location, search_text, event_date, start_time,
    starts_at, ends_at, status, tariff, featured_event, push_notification, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'draft', 'standard', false, false, now(), now()) returning *`;
const update = 'update events set title = $3, updated_at = now() where id = $1 and business_id = $2 returning *';

interface Sent {
  title: string;
  description: string;
  location: string;
  event_date: string;
  start_time: string;
}

createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const sent = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
  const hash = createHash('sha256')
    .update(request.headers.authorization?.slice(7) ?? '')
    .digest('base64url');
  const { rows: found } = await pool.query<{ user_id: string; business_id: string }>({
    ...{ name: 'session', text: session },
    values: [hash],
  });
  const [caller] = found;
  if (!caller) return response.writeHead(401).end();
  const { title, description, location, event_date: day, start_time: time } = sent;
  const starts = `${day} ${time}Z`;
  const words = `${title} ${location}`.toLowerCase();
  const { rows } = await pool.query(
    request.method === 'POST'
      ? {
          ...{ name: 'insert', text: insert },
          values: [
            ...[randomUUID(), caller.business_id, caller.user_id, title, description, location, words],
            ...[day, time, starts, starts],
          ],
        }
      : {
          ...{ name: 'update', text: update },
          values: [request.url?.split('/').at(-1), caller.business_id, title],
        },
  );
  const body = JSON.stringify(rows[0]);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
