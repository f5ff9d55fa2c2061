import { routes } from '#contract/index.ts';
import { isDeadAddress } from '#server/adapters/mails/suppressions.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { SignedIn } from '#server/http/responses.ts';
import { confirmLink, findLink } from '#server/modules/people/registrations/confirm-link.ts';
import { confirmRegistration } from '#server/modules/people/registrations/confirm-registration.ts';
import { createRegistration, prepareRegistration } from '#server/modules/people/registrations/create-registration.ts';
import { findLiveRegistration } from '#server/modules/people/registrations/queries.ts';
import { resendRegistrationCode } from '#server/modules/people/registrations/resend-registration-code.ts';
import { uploadProof } from '#server/modules/people/registrations/upload-proof.ts';

export function mountRegistrations(app: EndpointApp): void {
  mountOnce(app, routes.createRegistration, {
    prepare: ({ ctx, body }) => prepareRegistration(ctx, body),
    commit: ({ ctx, body }, prepared) => createRegistration(ctx, body, prepared),
  });
  mount(app, routes.confirmRegistration, async ({ ctx, body }) => {
    const { body: tokens, pageSession } = await confirmRegistration(ctx, body);
    return new SignedIn({ confirmed: true as const, ...tokens }, pageSession);
  });
  mount(app, routes.readRegistrationState, async ({ ctx, body }) => {
    await ctx.deps.rateLimits.consume('registrationState', '', ctx.ip);
    const live = await findLiveRegistration(ctx.db, body, ctx.now);
    return {
      is_waiting: live !== undefined,
      is_undeliverable: live !== undefined && (await isDeadAddress(ctx.db, body.email)),
    };
  });
  mount(app, routes.readRegistrationLink, ({ ctx, body }) => findLink(ctx, body.token));
  mount(app, routes.confirmRegistrationLink, ({ ctx, body }) => confirmLink(ctx, body.token));
  mount(app, routes.resendRegistrationCode, async ({ ctx, body }) => {
    await resendRegistrationCode(ctx, body);
    return { email: body.email };
  });
  mount(app, routes.uploadProof, async ({ ctx, body }) => {
    await uploadProof(ctx, body);
    return { stored: true as const };
  });
}
