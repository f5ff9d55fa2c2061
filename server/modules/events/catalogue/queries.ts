import { eq, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { postcodes } from '#database/schema/postcodes.ts';
import { Problem } from '#server/context/problem.ts';

const onePostcode = prepared('postcode', (db) =>
  db
    .select({ postcode: postcodes.postcode, state: postcodes.state, towns: postcodes.towns })
    .from(postcodes)
    .where(eq(postcodes.postcode, sql.placeholder('postcode'))),
);

/** Towns and Bundesland of a postcode; 404 if unknown. */
export async function findPostcode(db: Connection, postcode: string) {
  const [found] = await onePostcode(db).execute({ postcode });
  if (!found) throw new Problem('not_found');
  return found;
}
