import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { answerOffer } from '#server/modules/ownership/answer-offer.ts';
import { openOffer } from '#server/modules/ownership/open-offer.ts';
import { findMyOffer, toOffer } from '#server/modules/ownership/queries.ts';

const answers = [
  [routes.withdrawOwnership, 'withdrawn'],
  [routes.acceptOwnership, 'accepted'],
  [routes.declineOwnership, 'declined'],
] as const;

export function mountOwnership(app: EndpointApp): void {
  mount(app, routes.readOwnershipOffer, async ({ ctx }) => {
    const found = await findMyOffer(ctx);
    return { open_offer: found ? toOffer(found, ctx.actor) : null };
  });
  mount(app, routes.offerOwnership, async ({ ctx, body }) => toOffer(await openOffer(ctx, body), ctx.actor));
  for (const [route, answer] of answers) {
    mount(app, route, async ({ ctx }) => {
      await answerOffer(ctx, answer);
      return undefined;
    });
  }
}
