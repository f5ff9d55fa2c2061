import type { QueryConfig, QueryResult } from 'pg';
import pg, { Query } from 'pg';

/** What the driver has on a connection and on a query; its types do not show it. */
interface DriverConnection {
  /** Texts of the statements that the database has under a name, and of those that are on their way to it. */
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse(statement: { name: string; text: string }): void;
  bind(portal: { statement: string; values: unknown[]; valueMapper: unknown }): void;
  describe(portal: { type: 'P'; name: string }): void;
  execute(portal: object): void;
  sync(): void;
  _send(buffer: Buffer): boolean;
}
type Parse = (text: string) => unknown;
interface Types {
  getTypeParser(oid: number, format: 'text'): Parse;
}
interface Column {
  name: string;
  dataTypeID: number;
}
interface DriverQuery {
  name: string | undefined;
  text: string;
  callback?: (error: Error | null, result?: unknown) => void;
  _result: { _types: Types };
}
const BareQuery = Query as unknown as new (config: { text: string }) => DriverQuery;
const { prepareValue } = (pg as unknown as { utils: { prepareValue: unknown } }).utils;

/** Which columns a statement has, and how they are read. */
interface Description {
  columns: readonly Column[];
  types: Types;
  parsers: readonly Parse[];
}
const describeColumns = (columns: readonly Column[], types: Types): Description => {
  const parsers = columns.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'));
  return { columns, types, parsers };
};

/** What each connection was told of its prepared statements, by their names. */
const descriptions = new WeakMap<DriverConnection, Map<string, Description>>();

/** Connections that put down what they are to send, so that it leaves as one piece. */
const gatherers = new WeakMap<DriverConnection, { connection: DriverConnection; buffers: Buffer[] }>();

function gathererOf(connection: DriverConnection) {
  const known = gatherers.get(connection);
  if (known) return known;
  const buffers: Buffer[] = [];
  const gathering: DriverConnection = Object.assign(Object.create(connection), {
    _send: (buffer: Buffer) => buffers.push(buffer),
  });
  const gatherer = { connection: gathering, buffers };
  gatherers.set(connection, gatherer);
  return gatherer;
}

/** One statement of a packet, and what becomes of it. */
export class PacketStatement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  readonly isArray: boolean;
  readonly types: Types | undefined;
  readonly #settled = Promise.withResolvers<QueryResult>();
  readonly answer = this.#settled.promise;
  readonly fail = this.#settled.reject;
  readonly rows: unknown[] = [];
  result: QueryResult | undefined;
  description: Description | undefined;
  /** Why a row could not be read. */
  unread: unknown;

  constructor(config: string | QueryConfig, values?: unknown[], isPrepared = true) {
    const {
      name = '',
      text,
      values: own,
      rowMode,
      types,
    } = (typeof config === 'string' ? { text: config } : config) as QueryConfig & { rowMode?: string; types?: Types };
    // Without a name the database forgets it with the next one.
    this.name = isPrepared ? name : '';
    this.text = text;
    this.values = values ?? own ?? [];
    this.isArray = rowMode === 'array';
    this.types = types;
  }

  read(cells: readonly (string | null)[]): void {
    const { columns = [], parsers = [] } = this.description ?? {};
    const parse = (cell: string | null, index: number) => (cell === null ? null : (parsers[index] as Parse)(cell));
    try {
      if (this.isArray) this.rows.push(cells.map(parse));
      else this.rows.push(Object.fromEntries(cells.map((cell, index) => [columns[index]?.name, parse(cell, index)])));
    } catch (error) {
      this.unread ??= error;
    }
  }

  /** `tag` is how the database calls what it has done: `UPDATE 1`, `INSERT 0 1`. */
  complete(tag: string): void {
    if (this.unread) {
      this.fail(this.unread);
      return;
    }
    const [first, last] = [tag.indexOf(' '), tag.lastIndexOf(' ')];
    const command = first < 0 ? tag : tag.slice(0, first);
    const rowCount = last < 0 ? null : Number(tag.slice(last + 1));
    this.result = { command, rowCount, oid: 0, rows: this.rows as never[], fields: [] };
    this.#settled.resolve(this.result);
  }
}

/** As PostgreSQL says it of what follows a failure in a transaction. */
export const aborted = () => Object.assign(new Error('a statement before this one failed'), { code: '25P02' });

/**
 * Statements that travel together: they leave in one piece with one request to be answered, so that the database answers
 * in one piece as well. It runs them one after the other; behind one that fails it runs none. Outside of a transaction they are
 * one of their own, which is committed before the database says that it is ready again.
 *
 * Which columns a prepared statement has is asked of the database once on each connection; the driver asks for every
 * execution, and to tell of sixty columns takes longer than to find a row. A prepared statement never has others: the database
 * refuses to run one whose columns have changed.
 */
export class Packet extends BareQuery {
  readonly #statements: PacketStatement[];
  #at = 0;
  #connection: DriverConnection | undefined;

  constructor(statements: PacketStatement[], callback?: (error: Error | null) => void) {
    super({ text: '' });
    this.#statements = statements;
    if (callback) this.callback = callback;
    this.#name();
  }

  /** The driver notes under these which statements the database knows. */
  #name(): void {
    const { name, text = '' } = this.#statements[this.#at] ?? {};
    this.name = name;
    this.text = text;
  }

  submit(given: object): Error | null {
    const connection = given as DriverConnection;
    const gatherer = gathererOf(connection);
    this.#connection = connection;
    gatherer.buffers.length = 0;
    for (const statement of this.#statements) {
      try {
        this.#put(gatherer.connection, statement);
      } catch (error) {
        // It cannot be said to the database, so none of them is.
        statement.fail(error);
        return error as Error;
      }
    }
    gatherer.connection.sync();
    connection._send(Buffer.concat(gatherer.buffers));
    return null;
  }

  #put(connection: DriverConnection, statement: PacketStatement): void {
    const { name, text, values } = statement;
    const known = name ? (connection.parsedStatements[name] ?? connection.submittedNamedStatements[name]) : undefined;
    if (known !== undefined && known !== text) throw new Error(`the name ${name} belongs to another statement`);
    if (known === undefined) connection.parse({ name, text });
    connection.bind({ statement: name, values, valueMapper: prepareValue });
    if (name && known === undefined) connection.submittedNamedStatements[name] = text;
    const types = statement.types ?? this._result._types;
    const told = name ? descriptions.get(this.#connection as DriverConnection)?.get(name) : undefined;
    if (told) statement.description = told.types === types ? told : describeColumns(told.columns, types);
    else connection.describe({ type: 'P', name: '' });
    connection.execute({});
  }

  /** The statement that was to be answered next has failed, and with it those behind it. */
  #failRest(error: Error): void {
    const { parsedStatements: parsed, submittedNamedStatements: submitted } = this.#connection ?? {};
    for (const [nth, { name, fail }] of this.#statements.splice(this.#at).entries()) {
      fail(nth === 0 ? error : aborted());
      if (name && parsed && submitted && parsed[name] === undefined) delete submitted[name];
    }
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    const statement = this.#statements[this.#at];
    if (statement) this.#describe(statement, fields);
  }

  #describe(statement: PacketStatement, columns: readonly Column[]): void {
    statement.description = describeColumns(columns, statement.types ?? this._result._types);
    const connection = this.#connection;
    if (!statement.name || !connection) return;
    const ofConnection = descriptions.get(connection) ?? new Map<string, Description>();
    descriptions.set(connection, ofConnection.set(statement.name, statement.description));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.#statements[this.#at]?.read(fields);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const statement = this.#statements[this.#at];
    if (!statement) return;
    if (!statement.description) this.#describe(statement, []);
    statement.complete(text);
    this.#at += 1;
    this.#name();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleError(error: Error): void {
    this.#failRest(error);
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    const { unread, result } = this.#statements.at(-1) ?? {};
    this.callback?.((unread as Error | undefined) ?? null, result);
  }
}

/** A packet of one, for a pool, if this is a prepared statement; the pool answers for it. */
export function packetOf(config: unknown, values?: unknown[], isPrepared = true): Packet | undefined {
  if (!(config as QueryConfig | undefined)?.name) return undefined;
  const statement = new PacketStatement(config as QueryConfig, values, isPrepared);
  statement.answer.catch(() => undefined);
  return new Packet([statement]);
}
