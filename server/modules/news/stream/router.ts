import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { createStreamPlaces } from '#server/modules/news/stream/create-stream-places.ts';
import { openStream } from '#server/modules/news/stream/open-stream.ts';

/** Per session or key, and process. */
const STREAMS_PER_CALLER = 5;

export function mountStream(app: EndpointApp): void {
  const takePlace = createStreamPlaces(STREAMS_PER_CALLER);
  mount(app, routes.openStream, async ({ ctx, lastEventId, isAdmitted }) => {
    const { sessionId, apiKeyId, userId } = ctx.actor;
    const onEnd = takePlace(sessionId ?? apiKeyId ?? userId);
    try {
      return await openStream(ctx, { lastEventId, isAdmitted, onEnd });
    } catch (error) {
      onEnd();
      throw error;
    }
  });
}
