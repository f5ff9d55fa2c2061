import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Client } from 'pg';

const file = new URL('./postcodes.csv', import.meta.url);

/**
 * Loads postcodes in the caller's transaction, unless the table's comment says the file is loaded. Runs with
 * migrations: a new file needs one, if only an empty one.
 */
export async function loadPostcodes(client: Client): Promise<void> {
  const content = await readFile(file, 'utf8');
  const version = createHash('sha256').update(content).digest('hex');
  const { rows } = await client.query(`select obj_description('postcodes'::regclass) as version`);
  if (rows[0].version === version) return;
  const lines = content.trim().split('\n').slice(1);
  const columns = lines.map((line) => line.split(','));
  const column = (index: number) => columns.map((values) => values[index]);
  await client.query('delete from postcodes');
  await client.query(
    `insert into postcodes (postcode, state, latitude, longitude, towns)
      select postcode, state, latitude, longitude, string_to_array(towns, '|')
      from unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::text[]) as t (postcode, state, latitude, longitude, towns)`,
    [0, 1, 2, 3, 4].map(column),
  );
  await client.query(`comment on table postcodes is '${version}'`);
}
