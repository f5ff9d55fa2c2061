import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { SignedOut } from '#server/http/responses.ts';
import { takeSecondStep } from '#server/modules/people/sessions/answer-second-step.ts';
import { changePassword } from '#server/modules/people/sessions/change-password.ts';
import { endSession, endSessions, sessionsOf } from '#server/modules/people/sessions/end-session.ts';
import { openPageSession } from '#server/modules/people/sessions/open-page-session.ts';
import { findPerson, findSessions } from '#server/modules/people/sessions/queries.ts';
import { refreshSession } from '#server/modules/people/sessions/refresh-session.ts';
import { refreshSignIn } from '#server/modules/people/sessions/refresh-sign-in.ts';
import { requestPasswordReset } from '#server/modules/people/sessions/request-password-reset.ts';
import { resetPassword } from '#server/modules/people/sessions/reset-password.ts';
import { startPasskeySession, startPasskeySignIn } from '#server/modules/people/sessions/start-passkey-session.ts';
import { startSession } from '#server/modules/people/sessions/start-session.ts';
import { toPerson } from '#server/modules/people/sessions/to-person.ts';
import { toSession } from '#server/modules/people/sessions/to-session.ts';

export function mountSessions(app: EndpointApp): void {
  const { db } = app.deps;
  mount(app, routes.login, ({ ctx, body }) => startSession(ctx, body));
  mount(app, routes.takeSecondStep, ({ ctx, body }) => takeSecondStep(ctx, body));
  mount(app, routes.getPasskeyOptions, ({ ctx }) => startPasskeySignIn(ctx));
  mount(app, routes.loginWithPasskey, ({ ctx, body }) => startPasskeySession(ctx, body));
  mount(app, routes.refreshSignIn, async ({ ctx, body }) => {
    await refreshSignIn(ctx, body);
    return undefined;
  });
  mount(app, routes.refresh, ({ ctx, body }) => refreshSession(ctx, body.refresh_token));
  mount(app, routes.openPageSession, ({ ctx }) => openPageSession(ctx));
  mount(app, routes.logout, async ({ ctx }) => {
    await endSession(ctx);
    return new SignedOut('member');
  });
  mount(app, routes.listSessions, async ({ ctx: { actor, now } }) => {
    const rows = await findSessions(db, sessionsOf(actor), now);
    return { data: rows.map((row) => toSession(row, actor.sessionId)) };
  });
  mount(app, routes.endSession, async ({ ctx, params }) => {
    await endSession(ctx, params.id);
    return undefined;
  });
  mount(app, routes.endAllSessions, async ({ ctx: { actor, now } }) => {
    await endSessions(db, now, sessionsOf(actor));
    return new SignedOut(actor.kind === 'user' ? 'member' : 'reviewer');
  });
  mount(app, routes.forgotPassword, async ({ ctx, body }) => {
    await requestPasswordReset(ctx, body.email);
    return { email: body.email };
  });
  mount(app, routes.resetPassword, async ({ ctx, body }) => {
    await resetPassword(ctx, body);
    return undefined;
  });
  mount(app, routes.changePassword, async ({ ctx, body }) => {
    await changePassword(ctx, body);
    return undefined;
  });
  mount(app, routes.getMe, async ({ ctx }) => toPerson(await findPerson(db, ctx.actor)));
}
