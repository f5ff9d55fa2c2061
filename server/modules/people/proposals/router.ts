import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { withdrawProposal } from '#server/modules/people/proposals/withdraw-proposal.ts';

export function mountProposals(app: EndpointApp): void {
  mount(app, routes.withdrawProposal, async ({ ctx, params }) => {
    await withdrawProposal(ctx, params.id);
    return undefined;
  });
}
