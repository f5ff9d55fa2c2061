import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { postcodes } from '#database/schema/postcodes.ts';
import { Problem } from '#server/context/problem.ts';

/** Prepared read of a postcode's towns and Bundesland; 404 for one that does not exist. */
export function preparePostcodeQuery(db: Database) {
  const query = db
    .select({ postcode: postcodes.postcode, state: postcodes.state, towns: postcodes.towns })
    .from(postcodes)
    .where(eq(postcodes.postcode, sql.placeholder('postcode')))
    .prepare('postcode');
  return async (postcode: string) => {
    const [found] = await query.execute({ postcode });
    if (!found) throw new Problem('not_found');
    return found;
  };
}
