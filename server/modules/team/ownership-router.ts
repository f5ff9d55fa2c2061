import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { answerOwnership } from '#server/modules/team/answer-ownership.ts';
import { offerOwnership } from '#server/modules/team/offer-ownership.ts';
import { findMyOffer, toOffer } from '#server/modules/team/ownership-queries.ts';

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
  mount(app, routes.offerOwnership, async ({ ctx, body }) => toOffer(await offerOwnership(ctx, body), ctx.actor));
  for (const [route, answer] of answers) {
    mount(app, route, async ({ ctx }) => {
      await answerOwnership(ctx, answer);
      return undefined;
    });
  }
}
