import { randomUUIDv7 } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { testIdOf } from '#domain/test-data/test-business.ts';
import type { TransactionContext } from '#server/context/context.ts';

/**
 * Creates or updates the test side of a locked business from its name, address and profile. It has no members, credits
 * or page.
 */
export async function openTestSide(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  businessId: string,
): Promise<void> {
  const [real] = await db.select().from(businesses).where(eq(businesses.id, businessId));
  if (!real) throw new Error(`business ${businessId} does not exist`);
  const { userId, companyName, address, businessType, customBusinessType, legalForm, contactPreference } = real;
  const same = { companyName, address, businessType, customBusinessType, legalForm, updatedAt: now };
  const id = testIdOf(businessId);
  await db
    .insert(businesses)
    .values({
      ...same,
      id,
      testOf: businessId,
      userId,
      phone: '',
      email: '',
      contactPreference,
      verificationStatus: 'pending',
      createdAt: now,
    })
    .onConflictDoUpdate({ target: businesses.id, set: same });
  const [profile] = await db.select().from(businessProfiles).where(eq(businessProfiles.businessId, businessId));
  if (!profile) return;
  const shown = { ...profile, businessId: id, slug: null, profileImageKey: null, logoKey: null, updatedAt: now };
  await db
    .insert(businessProfiles)
    .values({ ...shown, id: randomUUIDv7() })
    .onConflictDoUpdate({ target: businessProfiles.businessId, set: { ...shown, id: sql`business_profiles.id` } });
}
