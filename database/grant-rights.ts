import { Client } from 'pg';
import type { LockRetry } from './schema-lock.ts';
import { withSchemaLock } from './schema-lock.ts';

/** Append-only. Rows go with their business by foreign key, or by age, through functions of the owner. */
const appendOnlyTables = ['credit_entries', 'audit_entries'];
/** Append-only; triggers allow deletion past the legal retention. */
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

/** Rows of every table, except changes of append-only ones; no DDL. */
function grantsTo(role: string): string[] {
  return [
    'revoke create on schema public from public',
    `grant usage on schema public, pgboss, drizzle to ${role}`,
    `grant select on all tables in schema drizzle to ${role}`,
    `grant select, insert, update, delete on all tables in schema public, pgboss to ${role}`,
    `grant usage on all sequences in schema public, pgboss to ${role}`,
    `revoke update, delete on ${appendOnlyTables.join(', ')} from ${role}`,
    `revoke update on ${unchangedTables.join(', ')} from ${role}`,
    // They run with the owner's rights; after a restore everyone could call them.
    'revoke all on function make_months(), make_month(text, date), forget_old_audit(), empty_audit_of(uuid) from public',
    // Triggers bound what they delete from the log.
    `grant execute on function make_months(), forget_old_audit(), empty_audit_of(uuid) to ${role}`,
  ];
}

/**
 * Grants the serving role its rights on the owner's tables. Repeat for new tables. No effect if both are the same role.
 */
export async function grantRights(ownerUrl: string, url: string, retry: Partial<LockRetry> = {}): Promise<void> {
  const role = await roleOf(url);
  const owner = new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  owner.on('error', () => undefined); // The running statement reports it.
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
