import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { openStream } from '#server/modules/stream/open-stream.ts';

export function mountStream(app: EndpointApp): void {
  mount(app, routes.openStream, ({ ctx, lastEventId }) => openStream(ctx, lastEventId));
}
