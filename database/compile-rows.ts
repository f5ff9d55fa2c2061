import { Column, getTableName, is, SQL, Subquery, sql } from 'drizzle-orm';

/** What Drizzle keeps in a prepared query to make objects of its rows; its types do not show it. */
interface Prepared {
  fields?: { path: string[]; field: unknown }[];
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: (rows: unknown[][]) => unknown;
}

type Row = Record<string, unknown>;
type Decode = (value: unknown) => unknown;
interface Cell {
  name: string;
  index: number;
  /** Undefined when the value is taken as the driver hands it over. */
  decode: Decode | undefined;
}
interface Part {
  name: string;
  cells: Cell[];
  /** Where a null says that the table of an outer join has no row. */
  absentIf: number | undefined;
}

function decoderOf(field: unknown): { mapFromDriverValue: Decode } {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: { mapFromDriverValue: Decode } }).decoder;
  const inner = is(field, Subquery) ? (field._ as unknown as { sql: unknown }).sql : (field as { sql: unknown }).sql;
  return (inner as { decoder: { mapFromDriverValue: Decode } }).decoder;
}

/** Decoders that hand a value on as it is. */
const plain: readonly unknown[] = [Column.prototype.mapFromDriverValue, decoderOf(sql``).mapFromDriverValue];

function cellOf(name: string, index: number, field: unknown): Cell {
  const decoder = decoderOf(field);
  const isPlain = plain.includes(decoder.mapFromDriverValue);
  return { name, index, decode: isPlain ? undefined : (value) => decoder.mapFromDriverValue(value) };
}

/** The members of an object with these cells of `row`, as text. */
function membersOf(cells: readonly Cell[], decoders: Decode[]): string[] {
  return cells.map(({ name, index, decode }) => {
    const value = decode
      ? `row[${index}] === null ? null : decode[${decoders.push(decode) - 1}](row[${index}])`
      : `row[${index}]`;
    return `${JSON.stringify(name)}: ${value}`;
  });
}

/**
 * Written as text and made a function of, so that an object is there at once with all that it has: filled by name, one after
 * the other, objects of that many columns become tables to look up in, and all that is done with them later takes longer. The
 * names are those of our own schema.
 */
function writeMapper(own: readonly Cell[], parts: readonly Part[]): (row: readonly unknown[]) => Row {
  const decoders: Decode[] = [];
  const ofParts = parts.map(({ name, cells, absentIf }) => {
    const part = `{ ${membersOf(cells, decoders)} }`;
    return `${JSON.stringify(name)}: ${absentIf === undefined ? part : `row[${absentIf}] === null ? null : ${part}`}`;
  });
  const members = [...membersOf(own, decoders), ...ofParts];
  return new Function('decode', `return (row) => ({ ${members} })`)(decoders);
}

/** As Drizzle decides it: by the first column, when all are of one table that an outer join may leave out. */
function absentIf(fields: { field: unknown; index: number }[], notNullable: Record<string, boolean>) {
  const columns = fields.flatMap(({ field, index }) =>
    is(field, Column) ? [{ table: getTableName(field.table), index }] : [],
  );
  const [first] = columns;
  const isOfOne = first !== undefined && columns.every(({ table }) => table === first.table);
  return isOfOne && !notNullable[first.table] ? first.index : undefined;
}

/**
 * Lets a prepared query decide once how its rows become objects; Drizzle asks again for every cell of every row, which is
 * a tenth of the work of a list. The objects are the same.
 */
export function compileRows<T>(prepared: T): T {
  const query = prepared as Prepared;
  const { fields, joinsNotNullableMap } = query;
  if (!fields) throw new Error('only rows of a selection are compiled');
  const own: Cell[] = [];
  const named = new Map<string, { field: unknown; index: number; name: string }[]>();
  for (const [index, { path, field }] of fields.entries()) {
    const [outer = '', inner] = path;
    if (inner === undefined) own.push(cellOf(outer, index, field));
    else named.set(outer, [...(named.get(outer) ?? []), { field, index, name: inner }]);
  }
  const parts: Part[] = [...named].map(([name, columns]) => ({
    name,
    cells: columns.map((column) => cellOf(column.name, column.index, column.field)),
    absentIf: joinsNotNullableMap && absentIf(columns, joinsNotNullableMap),
  }));
  const mapper = writeMapper(own, parts);
  query.customResultMapper = (rows) => rows.map(mapper);
  return prepared;
}
