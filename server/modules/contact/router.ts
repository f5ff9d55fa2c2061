import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { sendContactMessage } from '#server/modules/contact/send-contact-message.ts';

export function mountContact(app: EndpointApp): void {
  mount(app, routes.sendContactMessage, async ({ ctx, body }) => {
    await sendContactMessage(ctx, body);
    return { accepted: true as const };
  });
}
