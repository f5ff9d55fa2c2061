import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { returnUrl } from '#server/modules/money/subscription/open-checkout.ts';
import type { SubscriptionRow } from '#server/modules/money/subscription/queries.ts';

/** 409 for a business without a customer. */
export async function openPortal(ctx: Context, row: SubscriptionRow | undefined): Promise<{ url: string }> {
  const customerId = row?.stripeCustomerId;
  if (!row || !customerId) throw new Problem('no_customer', { detail: 'Nothing was ever paid for this business' });
  return {
    url: await ctx.deps.payments.createPortal({
      businessId: row.businessId,
      customerId,
      returnUrl: returnUrl(ctx.deps.config),
      language: ctx.language,
    }),
  };
}
