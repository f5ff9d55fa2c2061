import type { AlterTableCmd, ColumnDef, Constraint, Node, RawStmt, RenameStmt } from 'libpg-query';
import { parse } from 'libpg-query';

/** A step of a migration that breaks the last release or blocks its users. */
interface Breach {
  /** `table`, `table.column`, or the name of an index or constraint; `-- allowed: <subject>: <reason>` permits it. */
  subject: string;
  rule: string;
}

export const rules = {
  notNull: 'NOT NULL without a default: the last release does not know the column and cannot fill it',
  rewrites: 'rewrites the whole table while nobody may use it',
  indexInside: 'builds an index while nobody may write: CONCURRENTLY, in a migration outside of a transaction',
  concurrentlyInside: 'CONCURRENTLY needs `-- outside of a transaction` as the first line',
  outside: 'outside of a transaction indexes are built and dropped, CONCURRENTLY, and nothing else',
  removed: 'drops or renames what the last release may use',
  validated: 'reads the whole table while nobody may write: NOT VALID, and VALIDATE CONSTRAINT in a later migration',
  everyRow: 'changes every row of a table in one transaction: a job does it in parts',
} as const;

type Named = { [K in string]: unknown };
const bodyOf = (node: Node): [kind: string, body: Named] => Object.entries(node)[0] as [string, Named];
const constraintsOf = ({ constraints = [] }: ColumnDef) =>
  constraints.map((each) => bodyOf(each)[1] as unknown as Constraint);

/** Whether the default differs per row, which rewrites the table. */
function isVolatile(constraint: Constraint | undefined): boolean {
  const text = JSON.stringify(constraint?.raw_expr ?? {});
  return text.includes('"FuncCall"') && !/"sval":"now"/.test(text);
}

function judgeColumn(table: string, column: ColumnDef): Breach[] {
  const constraints = constraintsOf(column);
  const find = (type: string) => constraints.find(({ contype }) => contype === type);
  const subject = `${table}.${column.colname}`;
  const isFilled = ['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'].some(find);
  const breaches: Breach[] = [];
  if (find('CONSTR_NOTNULL') && !isFilled) breaches.push({ subject, rule: rules.notNull });
  const isStored = (find('CONSTR_GENERATED') as { generated_kind?: string } | undefined)?.generated_kind === 's';
  if (find('CONSTR_IDENTITY') || isStored || isVolatile(find('CONSTR_DEFAULT')))
    breaches.push({ subject, rule: rules.rewrites });
  if (find('CONSTR_UNIQUE') || find('CONSTR_PRIMARY')) breaches.push({ subject, rule: rules.indexInside });
  if (find('CONSTR_FOREIGN') || find('CONSTR_CHECK')) breaches.push({ subject, rule: rules.validated });
  return breaches;
}

function judgeConstraint(table: string, { contype, conname, skip_validation, indexname }: Constraint): Breach[] {
  const subject = conname ?? table;
  if (contype === 'CONSTR_FOREIGN' || contype === 'CONSTR_CHECK' || contype === 'CONSTR_NOTNULL')
    return skip_validation ? [] : [{ subject, rule: rules.validated }];
  return indexname === undefined ? [{ subject, rule: rules.indexInside }] : [];
}

/** One change of an existing table. */
function judgeChange(table: string, { subtype, name, def }: AlterTableCmd): Breach[] {
  const subject = `${table}.${name}`;
  const body = def ? bodyOf(def)[1] : {};
  if (subtype === 'AT_AddColumn') return judgeColumn(table, body as ColumnDef);
  if (subtype === 'AT_AddConstraint') return judgeConstraint(table, body as Constraint);
  if (subtype === 'AT_SetNotNull') return [{ subject, rule: rules.notNull }];
  if (subtype === 'AT_AlterColumnType') return [{ subject, rule: rules.rewrites }];
  if (subtype === 'AT_DropColumn') return [{ subject, rule: rules.removed }];
  return [];
}

function judgeRename({ renameType, relation, subname }: RenameStmt): Breach[] {
  if (renameType !== 'OBJECT_COLUMN' && renameType !== 'OBJECT_TABLE') return [];
  return [{ subject: [relation?.relname, subname].filter(Boolean).join('.'), rule: rules.removed }];
}

/** Tables that a statement creates, drops or rewrites. */
function tablesDropped(objects: Node[]): string[] {
  return objects.map((each) => {
    const names = [...JSON.stringify(each).matchAll(/"sval":"([^"]+)"/g)];
    return names.at(-1)?.[1] ?? '';
  });
}

function judgeStatement(statement: Node, isOutside: boolean, isThere: (table: string) => boolean): Breach[] {
  const [kind, body] = bodyOf(statement);
  const table = (body.relation as { relname?: string } | undefined)?.relname ?? '';
  const isIndex = kind === 'IndexStmt' || (kind === 'DropStmt' && body.removeType === 'OBJECT_INDEX');
  if (isOutside) return isIndex && body.concurrent ? [] : [{ subject: table || kind, rule: rules.outside }];
  if (isIndex && body.concurrent) return [{ subject: String(body.idxname ?? kind), rule: rules.concurrentlyInside }];
  if (kind === 'DropStmt' && body.removeType === 'OBJECT_TABLE')
    return tablesDropped(body.objects as Node[]).map((subject) => ({ subject, rule: rules.removed }));
  if (!isThere(table)) return [];
  if (kind === 'IndexStmt') return [{ subject: String(body.idxname), rule: rules.indexInside }];
  if (kind === 'RenameStmt') return judgeRename(body as RenameStmt);
  if ((kind === 'UpdateStmt' || kind === 'DeleteStmt') && !body.whereClause)
    return [{ subject: table, rule: rules.everyRow }];
  if (kind !== 'AlterTableStmt') return [];
  return (body.cmds as Node[]).flatMap((each) => judgeChange(table, bodyOf(each)[1] as AlterTableCmd));
}

/**
 * Breaches of a migration, as `subject: rule`. The former release runs beside it, so nothing it uses may go and no
 * table may be locked for long.
 */
export async function findBreaches(sql: string): Promise<string[]> {
  const { stmts = [] } = (await parse(sql.replaceAll('--> statement-breakpoint', ''))) as { stmts?: RawStmt[] };
  const statements = stmts.flatMap(({ stmt }) => (stmt ? [stmt] : []));
  const created = statements.flatMap((statement) => {
    const [kind, { relation }] = bodyOf(statement);
    return kind === 'CreateStmt' ? [(relation as { relname: string }).relname] : [];
  });
  const allowed = [...sql.matchAll(/^-- allowed: (\S+): \S.*$/gm)].map(([, subject]) => subject);
  const isOutside = sql.trimStart().startsWith('-- outside of a transaction');
  return statements
    .flatMap((each) => judgeStatement(each, isOutside, (table) => table !== '' && !created.includes(table)))
    .filter(({ subject }) => !allowed.includes(subject))
    .map(({ subject, rule }) => `${subject}: ${rule}`);
}
