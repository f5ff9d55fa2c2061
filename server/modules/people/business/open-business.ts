import { randomUUIDv7 } from 'node:crypto';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { legalAcceptances } from '#database/schema/legal-acceptances.ts';
import type { registrations } from '#database/schema/registrations.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import { joinAddress } from '#domain/registration/form.ts';
import { permissions } from '#domain/team/permissions.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { grantTrialCredits } from '#server/modules/money/credits/grant-trial-credits.ts';
import { locateBusiness } from '#server/modules/news/guest-search/locate-business.ts';
import { findLand } from '#server/modules/people/profile/queries.ts';

type Registration = typeof registrations.$inferSelect;
type Confirmed = Pick<
  Registration,
  'email' | 'passwordHash' | 'language' | 'form' | 'accepted' | 'proofKey' | 'proofType' | 'createdAt'
>;

/**
 * Creates account, pending business, default profile, owner membership and trial credits. Returns both ids, or null
 * without effect if the address has an account.
 */
export async function openBusiness(
  ctx: TransactionContext,
  { email, passwordHash, ...registration }: Confirmed,
): Promise<{ userId: string; businessId: string } | null> {
  const { db, now } = ctx;
  const userId = randomUUIDv7();
  const { language, form } = registration;
  const [user] = await db
    .insert(users)
    .values({ id: userId, email, passwordHash, name: form.contactPerson, language, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return user ? { userId, businessId: await addBusinessOf(ctx, user, registration) } : null;
}

/** Like `openBusiness`, for an existing account. Returns the business id. */
export async function addBusinessOf(
  ctx: TransactionContext,
  owner: Pick<typeof users.$inferSelect, 'id' | 'email' | 'name'>,
  {
    language,
    form,
    accepted,
    proofKey,
    proofType,
    createdAt,
  }: Pick<Registration, 'language' | 'form' | 'accepted' | 'proofKey' | 'proofType' | 'createdAt'>,
): Promise<string> {
  const { db, now } = ctx;
  const businessId = randomUUIDv7();
  await db.insert(businesses).values({
    id: businessId,
    userId: owner.id,
    companyName: form.companyName,
    address: joinAddress(form),
    phone: form.businessPhone,
    email: form.businessEmail,
    businessType: form.businessType,
    customBusinessType: form.customBusinessType || null,
    legalForm: form.legalForm,
    handelsregisterNumber: form.handelsregisterNumber || null,
    licenceNumber: form.licenceNumber || null,
    managingDirector: form.contactPerson,
    taxId: form.taxNumber || null,
    contactPreference: form.contactPreference,
    planInterest: form.selectedPlan || null,
    proofKey,
    proofType,
    verificationStatus: 'pending',
    createdAt: now,
    updatedAt: now,
  });
  await locateBusiness(ctx, businessId, joinAddress(form));
  await db.insert(businessProfiles).values({
    id: randomUUIDv7(),
    businessId,
    displayName: form.companyName,
    openingHours: defaultOpeningHours(),
    holidayLand: await findLand(ctx, joinAddress(form)),
    publicPhone: form.businessPhone,
    publicEmail: form.businessEmail,
    updatedAt: now,
  });
  await db.insert(teamMembers).values({
    id: randomUUIDv7(),
    businessId,
    userId: owner.id,
    userEmail: owner.email,
    userName: owner.name ?? form.contactPerson,
    role: 'admin',
    permissions: [...permissions],
    status: 'active',
    createdAt: now,
    lastOpenedAt: now,
    verificationSeenAt: now,
  });
  if (accepted.length > 0) {
    // Accepted when the form was sent, not when the code was entered.
    const of = { businessId, userId: owner.id, language, acceptedAt: createdAt };
    await db.insert(legalAcceptances).values(accepted.map((each) => ({ ...each, ...of })));
  }
  await grantTrialCredits(ctx, businessId);
  return businessId;
}
