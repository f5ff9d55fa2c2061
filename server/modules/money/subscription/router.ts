import { routes } from '#contract/index.ts';
import { findPack } from '#domain/plans/offers.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { redeemCoupon } from '#server/modules/money/coupons/redeem-coupon.ts';
import { findBalance } from '#server/modules/money/credits/queries.ts';
import { openCheckout, readOffer } from '#server/modules/money/subscription/open-checkout.ts';
import { openPortal } from '#server/modules/money/subscription/open-portal.ts';
import { findPlanState, findSubscription } from '#server/modules/money/subscription/queries.ts';
import { reconcilePayments } from '#server/modules/money/subscription/reconcile-payments.ts';
import { toPlan, toSubscription } from '#server/modules/money/subscription/to-subscription.ts';

export function mountSubscription(app: EndpointApp): void {
  const show = async ({ db, actor: { businessId }, now }: Context<Member>) =>
    toSubscription(await findSubscription(db, businessId), await findBalance(db, businessId, now));

  mount(app, routes.getSubscription, ({ ctx }) => show(ctx));
  mount(app, routes.getPlan, async ({ ctx }) =>
    toPlan(await findPlanState(ctx.db, ctx.actor.businessId), app.deps.config),
  );
  mount(app, routes.checkSubscription, async ({ ctx }) => {
    await ctx.deps.rateLimits.consume('subscriptionCheck', ctx.actor.businessId);
    await reconcilePayments.run({ ...ctx, actor: { kind: 'system' } }, { businessId: ctx.actor.businessId });
    return show(ctx);
  });
  mountOnce(app, routes.purchaseCredits, {
    prepare: ({ ctx, body, operationKey }) => openCheckout(ctx, findPack(body.package_id), { operationKey }),
    commit: async (_call, checkout) => checkout,
  });
  mountOnce(app, routes.redeemCoupon, {
    prepare: ({ ctx }) => ctx.deps.rateLimits.consume('paymentPage', ctx.actor.businessId),
    commit: async ({ ctx, body }) => ({ credits: await redeemCoupon(ctx, body.coupon) }),
  });
  mountOnce(app, routes.createCheckout, {
    prepare: ({ ctx, body, operationKey }) =>
      openCheckout(ctx, readOffer(body.planType, body.priceAmount, body.item), { operationKey, coupon: body.coupon }),
    commit: async (_call, checkout) => checkout,
  });
  mount(app, routes.createPortal, async ({ ctx }) => {
    await ctx.deps.rateLimits.consume('paymentPage', ctx.actor.businessId);
    return openPortal(ctx, await findSubscription(ctx.db, ctx.actor.businessId));
  });
}
