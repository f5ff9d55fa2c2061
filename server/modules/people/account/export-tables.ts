import type { SQL } from 'drizzle-orm';
import { and, asc, getTableColumns, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import type { ExportSource } from '#database/schema/owned.ts';
import type { ExportName } from '#domain/account/export.ts';
import { businessSources, personSources } from '#server/modules/people/account/export-sources.ts';
import type { ExportOfAccount } from '#server/modules/people/account/to-export.ts';

type ExportRow = Record<string, unknown>;

export interface ExportTable {
  name: ExportName;
  columns: string[];
  count: number;
  /** All rows in batches, oldest first. */
  batches(): AsyncGenerator<ExportRow[]>;
}

const BATCH = 200;

const list = (parts: SQL[]) => sql.join(parts, sql`, `);

/** Position of a row in the order, as database text: a JavaScript `Date` would lose microseconds. */
function positionOf({ order }: ExportSource): SQL<string[]> {
  return sql`array[${list(order.map((column) => sql`${column}::text`))}]`;
}

function isAfter({ order }: ExportSource, position: string[]): SQL {
  const values = order.map((column, i) => sql`${position[i]}::${sql.raw(column.getSQLType())}`);
  return sql`(${list(order.map((column) => sql`${column}`))}) > (${list(values)})`;
}

async function* readBatches(db: Connection, source: ExportSource, id: string): AsyncGenerator<ExportRow[]> {
  const { table, mine, order, hidden } = source;
  for (let position: string[] | undefined; ; ) {
    const found: { row: ExportRow; position: string[] }[] = await db
      .select({ row: getTableColumns(table), position: positionOf(source) })
      .from(table)
      .where(and(mine(id), position && isAfter(source, position)))
      .orderBy(...order.map((column) => asc(column)))
      .limit(BATCH);
    const last = found.at(-1);
    if (!last) return;
    yield found.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))));
    if (found.length < BATCH) return;
    position = last.position;
  }
}

export async function exportTables(
  db: Connection,
  { businessId, userId }: Pick<ExportOfAccount, 'businessId' | 'userId'>,
): Promise<ExportTable[]> {
  const tables: ExportTable[] = [];
  const add = async (source: ExportSource, id: string) => {
    const { name, table, mine, hidden } = source;
    tables.push({
      name,
      columns: Object.keys(getTableColumns(table)).filter((column) => !hidden.includes(column)),
      count: await db.$count(table, mine(id)),
      batches: () => readBatches(db, source, id),
    });
  };
  if (businessId !== null) for (const source of businessSources) await add(source, businessId);
  for (const source of personSources) await add(source, userId);
  return tables;
}
