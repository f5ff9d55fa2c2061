import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestApp } from '#tests/support/app.ts';

/** Tables of all schemas, queue included, with a row that contains the text. */
export async function tablesWith({ db }: TestApp, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await db.execute(
      sql`select 1 from ${sql.raw(name)} as row where position(lower(${text}) in lower(row::text)) > 0 limit 1`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found.sort();
}

/** Files of the data directory with the text in content or name. */
export function filesWith({ deps }: TestApp, text: string): string[] {
  const { dataDir } = deps.config;
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(dataDir, name);
    return name.includes(text) || (statSync(path).isFile() && readFileSync(path).includes(text));
  });
}
