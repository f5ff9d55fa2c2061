import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { removeLostFactors, stopFactorRemoval } from '#server/modules/people/factor-removal/end-factor-removal.ts';
import { requestFactorRemoval } from '#server/modules/people/factor-removal/request-factor-removal.ts';

export function mountFactorRemoval(app: EndpointApp): void {
  mount(app, routes.requestFactorRemoval, async ({ ctx, body }) => ({
    possible_at: (await requestFactorRemoval(ctx, body.challenge)).toISOString(),
  }));
  mount(app, routes.stopFactorRemoval, async ({ ctx, body }) => {
    await stopFactorRemoval(ctx, body.token);
    return undefined;
  });
  mount(app, routes.removeLostFactors, async ({ ctx, body }) => {
    await removeLostFactors(ctx, body.token);
    return undefined;
  });
}
