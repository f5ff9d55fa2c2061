import pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Simulates that the other processes noticed the lapsed heartbeat of a killed one. */
export async function lapseHeartbeat(databaseUrl: string, queue: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`);
  await client.query('update pgboss.queue set monitor_on = null where name = $1', [queue]);
  await client.end();
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false });
  await boss.start();
  await boss.supervise(queue);
  await boss.stop();
}
