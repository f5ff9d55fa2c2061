import { z } from '@hono/zod-openapi';
import { etagLeavesOut } from '#contract/events.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { EventSchema, NamedEventSchema } from '#contract/shared/event-fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { eventLimits } from '#domain/events/limits.ts';

const tag = 'Events';
const namedPath = z.object({
  // A too long id is an error, not an unknown id.
  external_id: z.string().openapi({ minLength: 1, maxLength: eventLimits.externalIdLength, example: 'kasse-4711' }),
});

const getNamedEvent = defineRoute({
  method: 'get',
  path: '/events/by-external-id/{external_id}',
  operationId: 'getNamedEvent',
  priority: 'member_reads',
  tag,
  summary: 'The event with your own id',
  access: { as: 'member', requires: 'active', scope: 'events:read' },
  hasEtag: true,
  etagLeavesOut,
  request: { params: namedPath },
  success: { status: 200, description: 'Event', schema: EventSchema },
  problems: ['not_found'],
});

const deleteNamedEvent = defineRoute({
  method: 'delete',
  path: '/events/by-external-id/{external_id}',
  operationId: 'deleteNamedEvent',
  priority: 'writes',
  tag,
  summary: 'Delete the event with your own id; reserved credits are returned',
  description: 'As `DELETE /events/{id}`: a published event that guests are going to is cancelled first.',
  access: { as: 'member', requires: 'delete_events', scope: 'events:write' },
  request: { params: namedPath },
  success: { status: 204, description: 'Deleted, or cancelled and to be deleted' },
  problems: ['not_found'],
});

const putNamedEvent = defineRoute({
  method: 'put',
  path: '/events/by-external-id/{external_id}',
  operationId: 'putNamedEvent',
  priority: 'writes',
  tag,
  summary: 'Create or replace the event with your own id',
  description:
    'Send it as often as you like, and from as many processes: there is one event with this id. The first call makes it (201), the next ones replace its content (200), and one that changes nothing notifies nobody. Replacing needs the right `edit_events` besides. Characters that an address does not take are percent-encoded. An id is free again once its event is deleted.',
  access: { as: 'member', requires: 'create_events', scope: 'events:write' },
  hasEtag: true,
  etagLeavesOut,
  request: {
    params: namedPath,
    body: jsonBody(NamedEventSchema),
  },
  success: { status: 200, description: 'The replaced event', schema: EventSchema, mayCreate: true },
  problems: [
    'event_state',
    'not_publishable',
    'advertising_undeclared',
    'not_enough_credits',
    'limit_reached',
    'limit_below_guests',
  ],
});

export const namedEventsRoutes = { getNamedEvent, putNamedEvent, deleteNamedEvent };
