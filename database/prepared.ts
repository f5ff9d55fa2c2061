import type { Connection } from '#database/connect.ts';

/** A query of Drizzle, with `sql.placeholder` where values differ from call to call. */
interface Preparable<Query> {
  prepare(name: string): Query;
}

/**
 * Drizzle's `.prepare` for a query that runs often: built and planned once for each connection. `name` is unique; a query
 * without one is planned at every call, for values that decide about its plan.
 */
export function prepared<Query>(name: string, build: (db: Connection) => Preparable<Query>): (db: Connection) => Query {
  const queries = new WeakMap<Connection, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db).prepare(name);
    queries.set(db, query);
    return query;
  };
}
