import { routes } from '#contract/index.ts';
import { inTransaction } from '#server/context/context.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { allowRequest, declineRequest } from '#server/modules/events/agent-requests/answer-agent-request.ts';
import { findTarget } from '#server/modules/events/agent-requests/find-target.ts';
import { findOpenRequests } from '#server/modules/events/agent-requests/queries.ts';
import { toAgentRequest } from '#server/modules/events/agent-requests/to-agent-request.ts';
import { findBalance } from '#server/modules/money/credits/queries.ts';

export function mountAgentRequests(app: EndpointApp): void {
  mount(app, routes.listAgentRequests, async ({ ctx }) => {
    const { db, actor, now, deps } = ctx;
    const { businessId } = actor;
    const open = await findOpenRequests(db, businessId, now);
    if (open.length === 0) return { data: [] };
    const { plan, purchased } = await findBalance(db, businessId, now);
    const found = await Promise.all(
      open.map(async (each) => ({ ...each, target: await findTarget(ctx, businessId, each.request) })),
    );
    const data = found.flatMap(({ target, ...each }) =>
      target ? [toAgentRequest({ ...each, target, balance: plan + purchased }, actor, deps.config)] : [],
    );
    return { data };
  });
  mount(app, routes.allowAgentRequest, async ({ ctx, params, body }) => {
    await inTransaction(ctx, (tx) => allowRequest(tx, params.id, body.version));
    return { id: params.id, answer: 'allowed' as const };
  });
  mount(app, routes.declineAgentRequest, async ({ ctx, params }) => {
    await inTransaction(ctx, (tx) => declineRequest(tx, params.id));
    return { id: params.id, answer: 'declined' as const };
  });
}
