import { routes } from '#contract/index.ts';
import { mayMember } from '#domain/team/permissions.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { findToday } from '#server/modules/people/business/find-today.ts';
import { findBusiness, findPageOfBusiness, findPlace, findStats } from '#server/modules/people/business/queries.ts';
import { resetPlace, setPlace } from '#server/modules/people/business/set-place.ts';
import {
  toBusiness,
  toPageOfBusiness,
  toPlaceOfBusiness,
  toStats,
} from '#server/modules/people/business/to-business.ts';
import { toToday } from '#server/modules/people/business/to-today.ts';
import { updateBusiness } from '#server/modules/people/business/update-business.ts';

export function mountBusiness(app: EndpointApp): void {
  mount(app, routes.getBusiness, async ({ ctx }) => toBusiness(await findBusiness(ctx.db, ctx.actor.businessId)));
  mount(app, routes.updateBusiness, async ({ ctx, body, ifMatch }) =>
    toBusiness(await updateBusiness(ctx, body, ifMatch)),
  );
  mount(app, routes.getBusinessPage, async ({ ctx }) =>
    toPageOfBusiness(await findPageOfBusiness(ctx.db, ctx.actor.businessId), app.deps.config),
  );
  mount(app, routes.getPlace, async ({ ctx }) => toPlaceOfBusiness(await findPlace(ctx.db, ctx.actor.businessId)));
  mount(app, routes.setPlace, async ({ ctx, body }) => toPlaceOfBusiness(await setPlace(ctx, body)));
  mount(app, routes.resetPlace, async ({ ctx }) => toPlaceOfBusiness(await resetPlace(ctx)));
  mount(app, routes.getBusinessStats, async ({ ctx }) =>
    toStats(await findStats(ctx.db, ctx.actor.businessId, ctx.now), mayMember(ctx.actor, 'view_analytics')),
  );
  mount(app, routes.getToday, async ({ ctx: { actor, now }, query: { since } }) => {
    const { businessId, userId } = actor;
    const asked = { businessId, userId, since: since === undefined ? undefined : new Date(since), now };
    return toToday(await findToday(app.deps.db, asked, mayMember(actor, 'edit_events')), app.deps.config, now);
  });
}
