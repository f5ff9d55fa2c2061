import { readFileSync } from 'node:fs';
import type pg from 'pg';

/** Total processor time of a process in microseconds (Linux: ticks of 10 ms). */
export function cpuMicrosOf(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Processor time of a database's open connections by process. */
export async function databaseMicros(client: pg.Client, database: string): Promise<Map<number, number>> {
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where datname = $1', [
    database,
  ]);
  return new Map(
    rows.flatMap(({ pid }) => {
      try {
        return [[pid, cpuMicrosOf(pid)] as const];
      } catch {
        return []; // Just closed.
      }
    }),
  );
}
