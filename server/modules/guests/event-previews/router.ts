import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { findPreviewUrl } from '#server/modules/guests/event-previews/find-preview-url.ts';

export function mountEventPreviews(app: EndpointApp): void {
  mount(app, routes.getEventPreview, async ({ ctx, params }) => ({ url: await findPreviewUrl(ctx, params.id) }));
}
