import type { SQL } from 'drizzle-orm';
import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ExportName } from '#domain/account/export.ts';
import type { AgedId, RetentionId } from '#domain/retention/retention.ts';

interface ExportPart<T extends PgTable> {
  as: ExportName;
  /** Rows of a business or person; default: by `businessId` or `userId`. */
  mine?(table: T, id: string): SQL | undefined;
  /** Unique in combination. */
  order(table: T): [PgColumn, ...PgColumn[]];
  /** Secrets, other people's data and internal marks. */
  hidden?: readonly (keyof T['_']['columns'] & string)[];
}

/** Retention entries. `since` is the column for deletion by age. */
type Kept<T extends PgTable> =
  | { kept: readonly AgedId[]; since(table: T): PgColumn }
  | { kept: readonly Exclude<RetentionId, AgedId>[]; since?: undefined };

type Whose = 'business' | 'person' | 'operator' | 'nobody';

interface Said {
  /** Folder of `server/` or `server/modules/` that writes it. */
  owner: string;
  /** The usual one first. */
  whose: Whose | readonly [Whose, ...Whose[]];
  /** How rows end early: with the business's account, the person, a parent row (foreign key), by a verb, or not. */
  goesWith: 'account' | 'person' | 'parent' | 'verb' | 'stays';
}

type TableFacts<T extends PgTable> = Said &
  Kept<T> & {
    /** Part of the exports, or the reason for none. */
    exported: { business?: ExportPart<T>; person?: ExportPart<T> } | string;
  };

/** A table's export rows, without secrets. */
export interface ExportSource {
  name: ExportName;
  table: PgTable;
  /** By id of the business or person. */
  mine: (id: string) => SQL | undefined;
  order: [PgColumn, ...PgColumn[]];
  hidden: readonly string[];
}

export interface OwnedTable extends Said {
  name: string;
  table: PgTable;
  kept: readonly RetentionId[];
  since: PgColumn | undefined;
  exported: { business?: ExportSource; person?: ExportSource } | string;
}

const all: OwnedTable[] = [];

/** The column with the business or person. */
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

/** Registers a table with its facts; `tables.ts` imports all. */
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

/** All loaded tables. */
export const listOwned = (): readonly OwnedTable[] => all;
