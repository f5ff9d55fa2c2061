import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { confirmEmailWorks } from '#server/modules/people/email-change/confirm-email-works.ts';
import { confirmEmailChange, undoEmailChange } from '#server/modules/people/email-change/end-email-change.ts';
import type { EmailChange } from '#server/modules/people/email-change/queries.ts';
import { endOpenChange, findOpenChange } from '#server/modules/people/email-change/queries.ts';
import { requestEmailChange } from '#server/modules/people/email-change/request-email-change.ts';

const toPending = (change: EmailChange | undefined) => ({
  pending: change
    ? {
        email: change.toEmail,
        has_old_confirmed: change.fromConfirmedAt !== null,
        has_new_confirmed: change.toConfirmedAt !== null,
        possible_at: change.possibleAt?.toISOString() ?? null,
        expires_at: change.expiresAt.toISOString(),
      }
    : null,
});

export function mountEmailChange(app: EndpointApp): void {
  const { db } = app.deps;
  mount(app, routes.getEmailChange, async ({ ctx }) => toPending(await findOpenChange(db, ctx.actor.userId, ctx.now)));
  mount(app, routes.requestEmailChange, async ({ ctx, body }) => toPending(await requestEmailChange(ctx, body.email)));
  mount(app, routes.cancelEmailChange, async ({ ctx }) => {
    await endOpenChange(db, ctx.actor.userId);
    return undefined;
  });
  mount(app, routes.confirmEmailChange, async ({ ctx, body }) => {
    const { email, isChanged, possibleAt } = await confirmEmailChange(ctx, body.token);
    return { email, is_changed: isChanged, possible_at: possibleAt?.toISOString() ?? null };
  });
  mount(app, routes.confirmEmailWorks, async ({ ctx }) => {
    await confirmEmailWorks(ctx);
    return undefined;
  });
  mount(app, routes.undoEmailChange, async ({ ctx, body }) => {
    await undoEmailChange(ctx, body.token);
    return undefined;
  });
}
