import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { changePassword } from '#server/modules/sessions/change-password.ts';
import { endSession, endSessionsOf } from '#server/modules/sessions/end-session.ts';
import { findPerson, findSessions } from '#server/modules/sessions/queries.ts';
import { refreshSession } from '#server/modules/sessions/refresh-session.ts';
import { requestPasswordReset } from '#server/modules/sessions/request-password-reset.ts';
import { resetPassword } from '#server/modules/sessions/reset-password.ts';
import { startSession } from '#server/modules/sessions/start-session.ts';
import { toPerson } from '#server/modules/sessions/to-person.ts';
import { toSession } from '#server/modules/sessions/to-session.ts';

export function mountSessions(app: EndpointApp): void {
  const { db } = app.deps;
  mount(app, routes.login, ({ ctx, body }) => startSession(ctx, body));
  mount(app, routes.refresh, ({ ctx, body }) => refreshSession(ctx, body.refresh_token));
  mount(app, routes.logout, async ({ ctx }) => {
    await endSession(ctx);
    return undefined;
  });
  mount(app, routes.listSessions, async ({ ctx: { actor, now } }) => {
    const rows = await findSessions(db, actor.userId, now);
    return { data: rows.map((row) => toSession(row, actor.sessionId)) };
  });
  mount(app, routes.endSession, async ({ ctx, params }) => {
    await endSession(ctx, params.id);
    return undefined;
  });
  mount(app, routes.endAllSessions, async ({ ctx: { actor, now } }) => {
    await endSessionsOf(db, actor.userId, { now });
    return undefined;
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
  mount(app, routes.getMe, async ({ ctx }) => toPerson(await findPerson(db, ctx.actor.userId)));
}
