import { routes } from '#contract/index.ts';
import { Problem } from '#server/context/problem.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { findPushOfEvent } from '#server/modules/events/events/push-queries.ts';
import { findEvent } from '#server/modules/events/events/queries.ts';
import { toPush } from '#server/modules/events/pushes/to-push.ts';
import { writePushResult } from '#server/modules/events/pushes/write-push-result.ts';

export function mountPushes(app: EndpointApp): void {
  mount(app, routes.getPush, async ({ ctx, params: { id } }) => {
    const { businessId } = ctx.actor;
    const push = await findPushOfEvent(ctx.db, businessId, id);
    if (!push && !(await findEvent(ctx.db, businessId, id))) throw new Problem('not_found');
    return { push: push ? toPush(push) : null };
  });
  mount(app, routes.reportPush, async ({ ctx, params, body }) => toPush(await writePushResult(ctx, params.id, body)));
}
