import { routes } from '#contract/index.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { decideGoodwill } from '#server/modules/desk/money/decide-goodwill.ts';
import { endCouponForStaff } from '#server/modules/desk/money/end-coupon-for-staff.ts';
import { extendTrial } from '#server/modules/desk/money/extend-trial.ts';
import { giveGoodwill } from '#server/modules/desk/money/give-goodwill.ts';
import { countWaitingGoodwill, findGift, findWaitingGoodwill } from '#server/modules/desk/money/goodwill-queries.ts';
import { issueCoupon } from '#server/modules/desk/money/issue-coupon.ts';
import { proposeGoodwill } from '#server/modules/desk/money/propose-goodwill.ts';
import { showMoney } from '#server/modules/desk/money/show-money.ts';
import { toCoupon, toGoodwill, toRefund, toTrial } from '#server/modules/desk/money/to-acts.ts';
import { findTrial } from '#server/modules/desk/money/trial-queries.ts';
import { findCoupon, listCoupons } from '#server/modules/money/coupons/queries.ts';
import { askForRefund, commitRefund } from '#server/modules/money/subscription/refund-payment.ts';
import { findRefund } from '#server/modules/money/subscription/refund-queries.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';

export function mountMoneyActs(app: EndpointApp): void {
  const { db } = app.deps;
  const byStaff = ({ actor }: Context<Reviewer>) => `reviewer:${actor.reviewerId}`;

  mount(app, routes.getMoneyActs, ({ ctx, params }) => showMoney(ctx, params.id));
  mountOnce(app, routes.giveGoodwill, async ({ ctx, params, body }) =>
    toGoodwill(await findGift(ctx.db, await giveGoodwill(ctx, params.id, body)), ctx.actor),
  );
  mountOnce(app, routes.proposeGoodwill, async ({ ctx, params, body }) =>
    toGoodwill(await findGift(ctx.db, await proposeGoodwill(ctx, params.id, body)), ctx.actor),
  );
  mount(app, routes.listGoodwill, async ({ ctx }) => {
    const waiting = await findWaitingGoodwill(db);
    const shown = waiting.map(({ gift }) => gift.businessId);
    await writeAccess(ctx, { action: 'goodwill_read', subject: byStaff(ctx), after: { businesses: shown } });
    return { data: waiting.map((each) => toGoodwill(each, ctx.actor)) };
  });
  mount(app, routes.getDeskCounts, async () => ({ goodwill: await countWaitingGoodwill(db) }));
  for (const [route, state] of [
    [routes.approveGoodwill, 'approved'],
    [routes.declineGoodwill, 'declined'],
  ] as const) {
    mountOnce(app, route, async ({ ctx, params, body }) => {
      await decideGoodwill(ctx, params.id, { state, reason: body.reason });
      return toGoodwill(await findGift(ctx.db, params.id), ctx.actor);
    });
  }
  mountOnce(app, routes.extendTrial, async ({ ctx, params, body }) => {
    await extendTrial(ctx, params.id, body);
    return toTrial(await findTrial(ctx.db, params.id, ctx.now));
  });
  mountOnce(app, routes.refundPayment, {
    prepare: ({ ctx, params, body, operationKey }) =>
      askForRefund(ctx, { businessId: params.id, paymentId: params.payment, ...body, operationKey }),
    commit: async ({ ctx }, asked) => {
      await commitRefund(ctx, asked);
      return toRefund(await findRefund(ctx.db, asked.id));
    },
  });
  mountOnce(app, routes.issueCoupon, async ({ ctx, params, body }) => {
    const { gift, last_day: lastDay, reason } = body;
    const given =
      gift.kind === 'percent'
        ? { credits: null, percent: gift.percent, isFree: false }
        : { credits: gift.credits, percent: null, isFree: gift.kind === 'free_credits' };
    const code = await issueCoupon(ctx, params.id, { gift: given, lastDay, reason });
    return toCoupon(await findCoupon(ctx.db, code), ctx.now);
  });
  mount(app, routes.listCoupons, async ({ ctx }) => {
    const coupons = await listCoupons(db);
    const shown = coupons.flatMap(({ onlyFor }) => onlyFor ?? []);
    await writeAccess(ctx, { action: 'coupons_read', subject: byStaff(ctx), after: { businesses: shown } });
    return { data: coupons.map((each) => toCoupon(each, ctx.now)) };
  });
  mountOnce(app, routes.endCoupon, async ({ ctx, params, body }) =>
    toCoupon(await endCouponForStaff(ctx, params.code, body.reason), ctx.now),
  );
}
