import { createServer } from 'node:http';
import pg from 'pg';

/*
 * The yardstick: `node:http`, one prepared statement, its rows as JSON. No key, no session, no limits, no counts.
 * `node bench/bare-events-server.ts <port> <database> <business>`.
 */
const [port = '', connectionString = '', businessId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
const text = 'select * from events where business_id = $1 order by created_at desc, id desc limit 20';

createServer(async (_request, response) => {
  const { rows } = await pool.query({ name: 'events', text, values: [businessId] });
  const body = JSON.stringify({ data: rows });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
