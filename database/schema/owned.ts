import type { SQL } from 'drizzle-orm';
import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ExportName } from '#domain/account/export.ts';
import type { AgedId, RetentionId } from '#domain/retention/retention.ts';

/** A table's part of an export. */
interface ExportPart<T extends PgTable> {
  as: ExportName;
  /** The rows of a business or a person by its id; by default those that name it as `businessId` or `userId`. */
  mine?(table: T, id: string): SQL | undefined;
  /** The order of the rows; together unique. */
  order(table: T): [PgColumn, ...PgColumn[]];
  /** Columns left out: secrets, other people's data and the product's own marks. */
  hidden?: readonly (keyof T['_']['columns'] & string)[];
}

/** Entries of the retention table. `since` is the column from which the job counts where it deletes by age. */
type Kept<T extends PgTable> =
  | { kept: readonly AgedId[]; since(table: T): PgColumn }
  | { kept: readonly Exclude<RetentionId, AgedId>[]; since?: undefined };

type Whose = 'business' | 'person' | 'operator' | 'nobody';

interface Said {
  /** The folder of `server/` or `server/modules/` that writes it. */
  owner: string;
  /** The first is the usual one. */
  whose: Whose | readonly [Whose, ...Whose[]];
  /**
   * How rows go before their time: deleted with the account of their business; with their person; by a foreign key with the row they
   * belong to; deleted or emptied by a verb; or they stay.
   */
  goesWith: 'account' | 'person' | 'parent' | 'verb' | 'stays';
}

/** Everything to be said of a table beside its columns. */
type TableFacts<T extends PgTable> = Said &
  Kept<T> & {
    /** Its part of the exports, or the reason why it has none. */
    exported: { business?: ExportPart<T>; person?: ExportPart<T> } | string;
  };

/** Where the rows of one table of an export come from. Holds no secret. */
export interface ExportSource {
  name: ExportName;
  table: PgTable;
  /** The rows of the business or the person with this id. */
  mine: (id: string) => SQL | undefined;
  order: [PgColumn, ...PgColumn[]];
  hidden: readonly string[];
}

/** A table with its facts. */
export interface OwnedTable extends Said {
  name: string;
  table: PgTable;
  kept: readonly RetentionId[];
  since: PgColumn | undefined;
  exported: { business?: ExportSource; person?: ExportSource } | string;
}

const all: OwnedTable[] = [];

/** The column of a table that names a business or a person. */
export function ownerColumn(table: PgTable, name: 'businessId' | 'userId'): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`${getTableName(table)} has no ${name}`);
  return column;
}

function toSource<T extends PgTable>(table: T, part: ExportPart<T> | undefined, owner: 'businessId' | 'userId') {
  if (!part) return undefined;
  const mine = part.mine ? (id: string) => part.mine?.(table, id) : (id: string) => eq(ownerColumn(table, owner), id);
  return { name: part.as, table, mine, order: part.order(table), hidden: part.hidden ?? [] };
}

/** A table with its facts. `tables.ts` lists them all. */
export function owned<T extends PgTable>(table: T, facts: TableFacts<T>): T {
  const { owner, whose, goesWith, kept, exported } = facts;
  const said = { name: getTableName(table), table, owner, whose, goesWith, kept, since: facts.since?.(table) };
  if (typeof exported === 'string') all.push({ ...said, exported });
  else {
    const business = toSource(table, exported.business, 'businessId');
    const person = toSource(table, exported.person, 'userId');
    all.push({ ...said, exported: { ...(business && { business }), ...(person && { person }) } });
  }
  return table;
}

/** Every table that is loaded. */
export const listOwned = (): readonly OwnedTable[] => all;
