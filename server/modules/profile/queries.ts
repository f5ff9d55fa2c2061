import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#database/connect.ts';
import { businessProfiles } from '#database/schema/businesses.ts';
import type { BusinessScope } from '#server/context/actor.ts';

export type ProfileRow = typeof businessProfiles.$inferSelect;

/** Prepared reads of the profile of one business. */
export function prepareProfileQueries(db: Database) {
  const profile = db
    .select()
    .from(businessProfiles)
    .where(eq(businessProfiles.businessId, sql.placeholder('businessId')))
    .prepare('profile');
  return {
    async findProfile(businessId: BusinessScope): Promise<ProfileRow | undefined> {
      const [row] = await profile.execute({ businessId });
      return row;
    },
  };
}

/** The profile, locked until the transaction ends. */
export async function lockProfile(tx: Transaction, businessId: BusinessScope): Promise<ProfileRow | undefined> {
  const [row] = await tx
    .select()
    .from(businessProfiles)
    .where(eq(businessProfiles.businessId, businessId))
    .for('no key update');
  return row;
}
