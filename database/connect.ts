import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

export type Database = NodePgDatabase<Record<string, never>>;
/** A running transaction. Inside one, never use the root connection. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Where a statement may run: on the pool or in a transaction. */
export type Connection = Database | Transaction;

export interface DatabaseHandle {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
}

/** Opens a pool on one PostgreSQL database; a dropped idle connection is replaced, not fatal. */
export function connectDatabase(
  url: string,
  options: { maxConnections?: number; onIdleError?: (error: Error) => void } = {},
): DatabaseHandle {
  const pool = new Pool({ connectionString: url, max: options.maxConnections ?? 10 });
  pool.on('error', (error) => options.onIdleError?.(error));
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
}
