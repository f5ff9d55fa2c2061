import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { confirmRegistration } from '#server/modules/registrations/confirm-registration.ts';
import { createRegistration, prepareRegistration } from '#server/modules/registrations/create-registration.ts';
import { resendRegistrationCode } from '#server/modules/registrations/resend-registration-code.ts';
import { uploadProof } from '#server/modules/registrations/upload-proof.ts';

export function mountRegistrations(app: EndpointApp): void {
  mountOnce(app, routes.createRegistration, {
    prepare: ({ ctx, body }) => prepareRegistration(ctx, body),
    commit: ({ ctx, body }, prepared) => createRegistration(ctx, body, prepared),
  });
  mount(app, routes.confirmRegistration, async ({ ctx, body }) => {
    await confirmRegistration(ctx, body);
    return { confirmed: true as const };
  });
  mount(app, routes.resendRegistrationCode, async ({ ctx, body }) => {
    await resendRegistrationCode(ctx, body);
    return { email: body.email };
  });
  mount(app, routes.uploadProof, async ({ ctx, body }) => {
    await uploadProof(ctx, body);
    return { stored: true as const };
  });
}
