import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { answerOffer } from '#server/modules/people/ownership/answer-offer.ts';
import { findKnownSecrets } from '#server/modules/people/ownership/find-known-secrets.ts';
import { openOffer } from '#server/modules/people/ownership/open-offer.ts';
import { findMyOffer, toOffer } from '#server/modules/people/ownership/queries.ts';

const answers = [
  [routes.withdrawOwnership, 'withdrawn'],
  [routes.acceptOwnership, 'accepted'],
  [routes.declineOwnership, 'declined'],
] as const;

export function mountOwnership(app: EndpointApp): void {
  mount(app, routes.readOwnershipOffer, async ({ ctx }) => {
    const found = await findMyOffer(ctx);
    const { businessId, isOwner } = ctx.actor;
    const known = isOwner ? await findKnownSecrets(ctx.db, businessId, ctx.now) : null;
    return { open_offer: found ? toOffer(found, ctx.actor) : null, known_to_former_owner: known };
  });
  mount(app, routes.offerOwnership, async ({ ctx, body }) => toOffer(await openOffer(ctx, body), ctx.actor));
  for (const [route, answer] of answers) {
    mount(app, route, async ({ ctx }) => {
      await answerOffer(ctx, answer);
      return undefined;
    });
  }
}
