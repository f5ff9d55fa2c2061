import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mountOnce } from '#server/http/endpoint.ts';
import { countContactMessage, sendContactMessage } from '#server/modules/trust/contact/send-contact-message.ts';

export function mountContact(app: EndpointApp): void {
  mountOnce(app, routes.sendContactMessage, {
    prepare: ({ ctx, body }) => countContactMessage(ctx, body),
    commit: async ({ ctx, body }, mayMail) => {
      await sendContactMessage(ctx, body, mayMail);
      return { accepted: true as const };
    },
  });
}
