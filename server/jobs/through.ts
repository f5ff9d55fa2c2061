import type { Db } from 'pg-boss';
import type { Connection } from '#database/connect.ts';
import { querierOf } from '#database/connect.ts';

/** A name for each statement of the queue that runs on a connection of ours: there are as many as queues, and a few more. */
const known = new Map<string, string>();

/** Has the queue use the connection of the caller. */
export function through(tx: Connection): Db {
  return {
    async executeSql(text: string, values?: unknown[]) {
      const name = known.get(text) ?? `job_queue_${known.size}`;
      known.set(text, name);
      return querierOf(tx).query({ name, text }, values);
    },
  };
}
