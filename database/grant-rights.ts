import { Client } from 'pg';
import type { LockRetry } from './schema-lock.ts';
import { withSchemaLock } from './schema-lock.ts';

/**
 * Tables that are written once and never changed. Their rows are deleted only together with their business, by the foreign
 * key, and those of the log when they are old; functions of the owner do that.
 */
const appendOnlyTables = ['credit_entries', 'audit_entries'];
/** The same, but triggers let a process delete what is too old for any law. */
const unchangedTables = ['invoices', 'invoice_files'];

async function roleOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query('select current_user as role');
    return rows[0].role;
  } finally {
    await client.end();
  }
}

/** Rows of every table, except rewriting what is append-only; nothing that changes the schema. */
function grantsTo(role: string): string[] {
  return [
    'revoke create on schema public from public',
    `grant usage on schema public, pgboss, drizzle to ${role}`,
    `grant select on all tables in schema drizzle to ${role}`,
    `grant select, insert, update, delete on all tables in schema public, pgboss to ${role}`,
    `grant usage on all sequences in schema public, pgboss to ${role}`,
    `revoke update, delete on ${appendOnlyTables.join(', ')} from ${role}`,
    `revoke update on ${unchangedTables.join(', ')} from ${role}`,
    // They run with the rights of the owner. A restored database lets everybody call what the migration kept to itself.
    'revoke all on function make_months(), make_month(text, date), forget_old_audit(), empty_audit_of(uuid) from public',
    // Their triggers let no more of the log go than may.
    `grant execute on function make_months(), forget_old_audit(), empty_audit_of(uuid) to ${role}`,
  ];
}

/**
 * Grants the role of `url` what a running process needs on the tables that the role of `ownerUrl` owns. To be repeated
 * whenever there are new tables. Does nothing when both are the same role.
 */
export async function grantRights(ownerUrl: string, url: string, retry: Partial<LockRetry> = {}): Promise<void> {
  const role = await roleOf(url);
  const owner = new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  owner.on('error', () => undefined); // The running statement fails and reports it.
  await owner.connect();
  try {
    const { rows } = await owner.query(
      'select current_user = $1 as same, (select rolsuper from pg_roles where rolname = $1) as free',
      [role],
    );
    if (rows[0].same) return;
    if (rows[0].free) retry.log?.(`The role ${role} of DATABASE_URL is a superuser, whom no right restricts`);
    const grants = grantsTo(owner.escapeIdentifier(role));
    await withSchemaLock(owner, async () => void (await owner.query(grants.join(';'))), retry);
  } finally {
    await owner.end();
  }
}
