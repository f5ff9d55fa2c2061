import { eq } from 'drizzle-orm';
import type { BillingChanges } from '#contract/billing.ts';
import { billingDetails } from '#database/schema/billing.ts';
import { businesses } from '#database/schema/businesses.ts';
import type { BillingDetails } from '#domain/billing/billing-details.ts';
import { compactVatId } from '#domain/billing/billing-details.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { requireMatch } from '#server/http/etag.ts';
import type { Billing } from '#server/modules/money/billing/queries.ts';
import { findBilling } from '#server/modules/money/billing/queries.ts';
import { toBilling } from '#server/modules/money/billing/to-billing.ts';
import { pickChanges } from '#server/modules/news/audit/pick-changes.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

function apply(present: BillingDetails, changes: BillingChanges): BillingDetails {
  const { company, street, postcode, city, vat_id: vatId, email, order_number: orderNumber } = changes;
  return {
    company: company ?? present.company,
    street: street ?? present.street,
    postcode: postcode ?? present.postcode,
    city: city ?? present.city,
    vatId: vatId === undefined ? present.vatId : vatId && compactVatId(vatId),
    email: email ?? present.email,
    orderNumber: orderNumber === undefined ? present.orderNumber : orderNumber,
  };
}

/** Changes the given fields, which stop following the business data. */
export async function updateBilling(
  ctx: Context<Member>,
  changes: BillingChanges,
  ifMatch: string | undefined,
): Promise<Billing> {
  return inTransaction(ctx, async (tx) => {
    const { db, actor, now } = tx;
    const { businessId } = actor;
    await db.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, businessId)).for('no key update');
    const present = await findBilling(db, businessId);
    requireMatch(ifMatch, toBilling(present));
    const details = apply(present.details, changes);
    const changed: Billing = { ...present, details, isSaid: true };
    const states = pickChanges(toBilling(present), toBilling(changed), ['is_vat_id_right', 'is_presumed']);
    if (!states) return present;
    const row = { ...details, updatedAt: now };
    await db
      .insert(billingDetails)
      .values({ businessId, ...row })
      .onConflictDoUpdate({ target: billingDetails.businessId, set: row });
    await writeAudit(tx, { action: 'billing_changed', subject: `business:${businessId}`, ...states });
    return changed;
  });
}
