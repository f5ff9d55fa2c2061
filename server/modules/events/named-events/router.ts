import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { Created } from '#server/http/responses.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { toEvent } from '#server/modules/events/events/to-event.ts';
import { changeEvents } from '#server/modules/events/named-events/change-events.ts';
import { deleteNamedEvent } from '#server/modules/events/named-events/delete-named-event.ts';
import { findNamedEvent } from '#server/modules/events/named-events/queries.ts';
import { putNamedEvent } from '#server/modules/events/named-events/replace-named-event.ts';

export function mountNamedEvents(app: EndpointApp): void {
  const answer = (row: EventRow) => toEvent(row, app.deps.config);
  mountOnce(app, routes.batchEvents, {
    prepare: ({ ctx, body, operationKey }) => changeEvents(ctx, body.operations, operationKey),
    withoutKey: async ({ ctx, body }) => ({ results: await changeEvents(ctx, body.operations, null) }),
    // Stores only the results: each operation has committed itself.
    commit: async (_, results) => ({ results }),
  });
  mount(app, routes.getNamedEvent, async ({ ctx, params }) => answer(await findNamedEvent(ctx, params.external_id)));
  mount(app, routes.putNamedEvent, async ({ ctx, params, body, ifMatch, mustBeNew }) => {
    const { event, isNew } = await putNamedEvent(ctx, params.external_id, body, ifMatch, mustBeNew);
    return isNew ? new Created(answer(event)) : answer(event);
  });
  mount(app, routes.deleteNamedEvent, async ({ ctx, params }) => {
    await deleteNamedEvent(ctx, params.external_id);
    return undefined;
  });
}
