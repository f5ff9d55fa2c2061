import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { endSession } from '#server/modules/sessions/end-session.ts';
import { findPerson } from '#server/modules/sessions/queries.ts';
import { refreshSession } from '#server/modules/sessions/refresh-session.ts';
import { startSession } from '#server/modules/sessions/start-session.ts';
import { toPerson } from '#server/modules/sessions/to-person.ts';

export function mountSessions(app: EndpointApp): void {
  mount(app, routes.login, ({ ctx, body }) => startSession(ctx, body));
  mount(app, routes.refresh, ({ ctx, body }) => refreshSession(ctx, body.refresh_token));
  mount(app, routes.logout, async ({ ctx }) => {
    await endSession(ctx);
    return undefined;
  });
  mount(app, routes.getMe, async ({ ctx }) => toPerson(await findPerson(app.deps.db, ctx.actor.userId)));
}
