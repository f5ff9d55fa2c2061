import { connectDatabase } from '#database/connect.ts';

/** Runs the work on one connection, then closes it. */
export async function onDatabase<T>(url: string, work: (db: ReturnType<typeof connectDatabase>['db']) => Promise<T>) {
  const { db, close } = connectDatabase(url, { maxConnections: 1 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
