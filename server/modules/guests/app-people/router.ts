import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { forgetPerson } from '#server/modules/guests/app-people/forget-person.ts';
import { findPersonTraces } from '#server/modules/guests/app-people/person-trace-queries.ts';
import { toPersonTraces } from '#server/modules/guests/app-people/to-person-traces.ts';

export function mountAppPeople(app: EndpointApp): void {
  mount(app, routes.readPerson, async ({ ctx, params: { user_id: userId } }) =>
    toPersonTraces(userId, await findPersonTraces(ctx.db, userId)),
  );
  mount(app, routes.erasePerson, async ({ ctx, params: { user_id: userId } }) => {
    await forgetPerson(ctx, userId);
    return undefined;
  });
}
