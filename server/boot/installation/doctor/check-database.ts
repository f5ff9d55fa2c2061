import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { createClockCheck } from '#server/boot/installation/clock-check.ts';
import type { Finding } from './finding.ts';
import { ok, unsure, wrong } from './finding.ts';

const OLDEST = 15;
const HOUR_S = 3600;

interface Facts extends Record<string, unknown> {
  version: number;
  role: string;
  is_free: boolean;
  may_change: boolean;
  may_forge: boolean;
  archive_mode: string;
  age: number | null;
}

function checkRights({ version, role, is_free, may_change, may_forge }: Facts): Finding {
  const name = 'database';
  if (version < OLDEST) return wrong(name, `PostgreSQL ${version} is older than ${OLDEST}`);
  if (is_free) return wrong(name, `The role ${role} of DATABASE_URL is a superuser, whom no right restricts`);
  if (may_forge) return wrong(name, `The role ${role} may change ledger and log: make one that only serves`);
  if (may_change) return wrong(name, `The role ${role} may change the schema: make one that only serves`);
  return ok(name, `PostgreSQL ${version}; the role ${role} changes rows, but neither schema, ledger nor log`);
}

function checkArchive({ archive_mode, age }: Facts): Finding {
  const name = 'backup';
  if (archive_mode === 'off')
    return unsure(name, 'The database archives nothing: is there a backup of every day, restored once on trial?');
  if (age === null) return wrong(name, 'The database has archived nothing yet: archive_command fails');
  const hours = Math.round(age / HOUR_S);
  return hours > 24
    ? wrong(name, `The last piece was archived ${hours} hours ago`)
    : ok(name, 'The archive is of today');
}

/** Version, rights of the serving role, archive and clock of the database. */
export async function checkDatabase(db: Database, clock: () => Date): Promise<Finding[]> {
  const { rows } = await db.execute<Facts>(sql`
    select current_setting('server_version_num')::int / 10000 as version, current_user as role,
      (select rolsuper from pg_roles where rolname = current_user) as is_free,
      has_schema_privilege('public', 'create') as may_change,
      has_table_privilege('credit_entries', 'update') or has_table_privilege('audit_entries', 'update') as may_forge,
      current_setting('archive_mode') as archive_mode,
      (select extract(epoch from now() - last_archived_time)::float8 from pg_stat_archiver) as age`);
  const [facts] = rows as [Facts];
  const skew = await createClockCheck(db, clock).compare();
  const time = skew ? wrong('clock', skew) : ok('clock', 'This machine and the database agree');
  return [checkRights(facts), checkArchive(facts), time];
}
