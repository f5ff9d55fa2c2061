import type { QueryConfig } from 'pg';
import { Query } from 'pg';

/** What the driver has on a connection and on a query; its types do not show it. */
interface DriverConnection {
  parsedStatements: Record<string, string>;
  describe(portal: unknown): void;
}
interface Description {
  fields: readonly unknown[];
  parsers: readonly unknown[];
  types: unknown;
}
interface DriverQuery {
  name: string;
  callback: unknown;
  _accumulateRows: unknown;
  _result: { fields: readonly unknown[]; _parsers: readonly unknown[]; _types: unknown };
}
const driver = Query.prototype as unknown as {
  prepare(connection: DriverConnection): void;
  handleRowDescription(message: unknown): void;
};

/** What each connection was told of its prepared statements, by their names. */
const descriptions = new WeakMap<DriverConnection, Map<string, Description>>();
/** The same connections, without the question. */
const unasking = new WeakMap<DriverConnection, DriverConnection>();

function withoutAsking(connection: DriverConnection): DriverConnection {
  const known = unasking.get(connection);
  if (known) return known;
  const quiet: DriverConnection = Object.assign(Object.create(connection), { describe: () => undefined });
  unasking.set(connection, quiet);
  return quiet;
}

/**
 * A prepared statement whose rows come as lists. Which columns they have is asked of the database once on each connection;
 * the driver asks for every execution, and to tell of sixty columns takes longer than to find a row. A prepared statement
 * never has others: the database refuses to run one whose columns have changed.
 */
export class DescribedQuery extends Query {
  #connection: DriverConnection | undefined;

  prepare(connection: DriverConnection): void {
    const query = this as unknown as DriverQuery;
    this.#connection = connection;
    const isParsed = connection.parsedStatements[query.name] !== undefined;
    const known = isParsed ? descriptions.get(connection)?.get(query.name) : undefined;
    const isKnown = known !== undefined && known.types === query._result._types;
    if (isKnown) {
      query._result.fields = known.fields;
      query._result._parsers = known.parsers;
      query._accumulateRows = query.callback;
    }
    driver.prepare.call(this, isKnown ? withoutAsking(connection) : connection);
  }

  handleRowDescription(message: unknown): void {
    const query = this as unknown as DriverQuery;
    driver.handleRowDescription.call(this, message);
    const connection = this.#connection;
    if (!connection) return;
    const { fields, _parsers: parsers, _types: types } = query._result;
    const ofConnection = descriptions.get(connection) ?? new Map<string, Description>();
    descriptions.set(connection, ofConnection.set(query.name, { fields, parsers, types }));
  }
}

/** Whether a query is a prepared statement with rows as lists, as Drizzle sends its own. */
export function isDescribable(config: unknown): config is QueryConfig {
  const { name, rowMode } = (config ?? {}) as { name?: string; rowMode?: string };
  return name !== undefined && name !== '' && rowMode === 'array';
}
