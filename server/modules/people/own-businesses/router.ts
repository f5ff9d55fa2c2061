import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { addBusiness, countBusiness } from '#server/modules/people/own-businesses/add-business.ts';
import { setLastOpened } from '#server/modules/people/team/set-last-opened.ts';

export function mountOwnBusinesses(app: EndpointApp): void {
  mountOnce(app, routes.addBusiness, {
    prepare: ({ ctx }) => countBusiness(ctx),
    commit: ({ ctx, body }) => addBusiness(ctx, body),
  });
  mount(app, routes.rememberBusiness, async ({ ctx, body }) => {
    await setLastOpened(ctx, body.business_id);
    return undefined;
  });
}
