import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { createStreamPlaces } from '#server/modules/stream/create-stream-places.ts';
import { openStream } from '#server/modules/stream/open-stream.ts';

export function mountStream(app: EndpointApp): void {
  const takePlace = createStreamPlaces();
  mount(app, routes.openStream, async ({ ctx, lastEventId, isAdmitted }) => {
    const onEnd = takePlace(ctx.actor);
    try {
      return await openStream(ctx, { lastEventId, isAdmitted, onEnd });
    } catch (error) {
      onEnd();
      throw error;
    }
  });
}
