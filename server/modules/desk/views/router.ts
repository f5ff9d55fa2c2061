import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { endView } from '#server/modules/desk/views/end-view.ts';
import { openView } from '#server/modules/desk/views/open-view.ts';
import { findStaffViews } from '#server/modules/desk/views/queries.ts';
import { setStaffViews } from '#server/modules/desk/views/set-staff-views.ts';
import { startView } from '#server/modules/desk/views/start-view.ts';
import { toStaffViews, toView } from '#server/modules/desk/views/to-view.ts';

export function mountViews(app: EndpointApp): void {
  mountOnce(app, routes.startView, async ({ ctx, params, body }) =>
    toView(await startView(ctx, params.id, body.reason)),
  );
  mount(app, routes.openView, async ({ ctx, params }) => {
    const { token, ...view } = await openView(ctx, params.id);
    return { ...toView(view), token };
  });
  mount(app, routes.endView, async ({ ctx, params }) => {
    await endView(ctx, params.id);
    return undefined;
  });
  mount(app, routes.getStaffViews, async ({ ctx }) => toStaffViews(await findStaffViews(ctx.db, ctx.actor.businessId)));
  mount(app, routes.setStaffViews, async ({ ctx, body }) => {
    await setStaffViews(ctx, body.allowed);
    return toStaffViews(await findStaffViews(ctx.db, ctx.actor.businessId));
  });
}
