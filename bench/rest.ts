import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { cpuMicrosOf, databaseMicros } from './processor-time.ts';
import { load, writeReport } from './report.ts';
import { startProduct, stopProduct } from './start-product.ts';
import { withPostgres } from './with-postgres.ts';

/*
 * Cost of an idle process: processor time of it and its connections, and transactions. Processor time varies with the
 * machine's clock; transactions do not.
 */
const PORT = '4640';
/** Milliseconds until work after a start is done. */
const SETTLE_MS = 30_000;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 120);

await withPostgres(async ({ url, folder }) => {
  const product = await startProduct(url, folder, PORT);
  const client = new pg.Client(url);
  await client.connect();
  const read = async () => {
    const { rows } = await client.query<{ transactions: string }>(
      'select xact_commit + xact_rollback as transactions from pg_stat_database where datname = current_database()',
    );
    return {
      server: cpuMicrosOf(product.pid ?? 0),
      database: await databaseMicros(client, 'dabei'),
      transactions: Number(rows[0]?.transactions),
    };
  };
  await pause(SETTLE_MS);
  const before = await read();
  await pause(SECONDS * 1000);
  const after = await read();
  await client.end();
  await stopProduct(product);

  const server = (after.server - before.server) / SECONDS / 1000;
  const spent = [...after.database].reduce((sum, [pid, micros]) => sum + micros - (before.database.get(pid) ?? 0), 0);
  const database = spent / SECONDS / 1000;
  const transactions = (after.transactions - before.transactions) / SECONDS;
  const page = `# At rest

A process in demo mode that nobody calls, ${SETTLE_MS / 1000} seconds after its start, for ${SECONDS} seconds.
Node ${process.version}; load ${load().toFixed(1)} at the end. Made by \`npm run bench -- rest\`.

| | A second |
|---|---|
| processor time of the server, ms | ${server.toFixed(1)} |
| processor time of its connections in the database, ms | ${database.toFixed(1)} |
| transactions | ${transactions.toFixed(1)} |
`;
  await writeReport('rest', page, [{ what: 'transactions a second', value: transactions, before: 33 }]);
});
