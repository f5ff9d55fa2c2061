import { DrizzleQueryError, is, Param, Placeholder, SQL, sql } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import type { Pool, QueryConfig } from 'pg';
import { compileRows } from '#database/compile-rows.ts';
import type { Connection, Transaction } from '#database/connect.ts';
import { dialect, querierOf } from '#database/connect.ts';

/** A query of Drizzle that can be prepared; values that differ from call to call are placeholders. */
interface Preparable<Rows> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Rows> };
}

/** What Drizzle keeps in a prepared query; its types do not show it. */
interface Built {
  params: unknown[];
  fields?: unknown;
  queryConfig: QueryConfig;
  rawQueryConfig: QueryConfig;
  customResultMapper?: (rows: unknown[][]) => unknown;
}

interface Compiled {
  config: QueryConfig;
  params: unknown[];
  /** Makes objects of rows; without it they are objects already, or there are none. */
  toRows: ((rows: unknown[][]) => unknown) | undefined;
}

/** What the query of a statement is made with. */
export type StatementBuilder = Pick<Transaction, 'select' | 'insert' | 'update' | 'delete'>;

/** Builds statements; it never runs one. */
const builder = new NodePgDatabase<Record<string, never>>(
  dialect,
  new NodePgSession({} as Pool, dialect, undefined),
  undefined,
);

function compile(query: Preparable<unknown> | SQL, name: string): Compiled {
  if (is(query, SQL)) {
    const { sql: text, params } = dialect.sqlToQuery(query);
    return { config: { name, text }, params, toRows: undefined };
  }
  const built = query.prepare(name) as unknown as Built;
  if (!built.fields) return { config: built.rawQueryConfig, params: built.params, toRows: undefined };
  const { queryConfig: config, params, customResultMapper: toRows } = compileRows(built);
  return { config, params, toRows };
}

function fill(param: unknown, values: Record<string, unknown>): unknown {
  if (is(param, Placeholder)) return values[param.name];
  if (!is(param, Param) || !is(param.value, Placeholder)) return param;
  const value = values[param.value.name];
  return value === null || value === undefined ? null : param.encoder.mapToDriverValue(value);
}

/** What placeholders stand for; a name that is missing is null. */
type Values = Record<string, unknown>;

/** A statement that the process builds once, and each connection plans once. */
export interface Statement<Rows> {
  /** Runs it and returns its rows. */
  run(db: Connection, values: Values): Promise<Rows>;
  /**
   * Sends it without waiting, for what a transaction writes and nothing depends on: it runs in its order, and a failure
   * is thrown by the next statement that is waited for or by the commit.
   */
  send(tx: Transaction, values: Values): void;
}

/**
 * The way of everything that is run often: a query of Drizzle, or SQL whose rows come as the driver reads them, under a name that
 * nothing else has, with `sql.placeholder` where values come. It works on the pool and in any transaction.
 */
export function statement<Rows>(
  name: string,
  build: (db: StatementBuilder) => Preparable<Rows> | SQL<Rows>,
): Statement<Rows> {
  let compiled: Compiled | undefined;
  async function run(db: Connection, values: Values): Promise<Rows> {
    compiled ??= compile(build(builder as unknown as StatementBuilder), name);
    const { config, params, toRows } = compiled;
    const filled = params.map((param) => fill(param, values));
    try {
      const result = await querierOf(db).query(config, filled);
      return (toRows ? toRows(result.rows as unknown[][]) : result.rows) as Rows;
    } catch (error) {
      throw new DrizzleQueryError(config.text, filled, error as Error);
    }
  }
  return {
    run,
    send: (tx, values) => {
      run(tx, values).catch(() => undefined);
    },
  };
}

/** A placeholder for each of these columns, under its own name. */
export function placeholders<Row>(names: readonly (keyof Row & string)[]): Row {
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Row;
}
