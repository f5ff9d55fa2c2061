import type { Connection } from '#database/connect.ts';

/** A query with `sql.placeholder`. */
interface Preparable<Query> {
  prepare(name: string): Query;
}

/**
 * Drizzle's `.prepare`, built and planned once per connection. `name` is unique. A query with a plan that depends
 * on values stays unprepared.
 */
export function prepared<Query>(name: string, build: (db: Connection) => Preparable<Query>): (db: Connection) => Query {
  const queries = new WeakMap<Connection, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db).prepare(name);
    queries.set(db, query);
    return query;
  };
}
