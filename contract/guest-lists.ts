import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema, line, TimeSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { listNameLength, mostCompanions, mostLists, mostNames } from '#domain/guest-lists/allotment.ts';

const tag = 'Participants';
const reading = { as: 'member', requires: 'edit_events', scope: 'participants:read' } as const;
const access = { as: 'member', requires: 'edit_events', scope: 'participants:write' } as const;

const NameSchema = line(listNameLength, 1).openapi({ example: 'DJ Ana' });
const NamesSchema = z
  .int()
  .min(mostNames.min)
  .max(mostNames.max)
  .openapi({ description: 'Guests by name', example: 8 });
const CompanionsSchema = z.int().min(mostCompanions.min).max(mostCompanions.max).openapi({
  description: 'People whom all named guests together may bring',
  example: 2,
});
const ClosesAtSchema = TimeSchema.openapi({
  example: '23:30',
  description:
    'Hour in the night of the event, in Europe/Berlin, until which guests are named; before 06:00 it is of the day after',
});

export const GuestListSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    names: z.int().openapi({ description: 'Guests by name' }),
    companions: z.int().openapi({ description: 'People whom all named guests together may bring' }),
    closes_at: z.string().openapi({ description: 'HH:MM in the night of the event' }),
    closing_instant: InstantSchema.nullable().openapi({ description: 'Null for an event without a day' }),
    is_open: z.boolean().openapi({ description: 'Guests can be named by the link' }),
    has_link: z.boolean(),
    people: z.int().openapi({ description: 'People on the list, with those they bring' }),
    most_people: z.int().openapi({ description: '`names` and `companions` together' }),
    created_at: InstantSchema,
  })
  .openapi('GuestList');

const NewGuestListSchema = GuestListSchema.extend({
  url: z.url().openapi({ description: 'The link to name guests; only this response contains it' }),
}).openapi('NewGuestList');

const ofEvent = z.object({ id: IdSchema });
const ofList = z.object({ id: IdSchema, list_id: IdSchema });

const listGuestLists = defineRoute({
  method: 'get',
  path: '/events/{id}/guest-lists',
  operationId: 'listGuestLists',
  priority: 'member_reads',
  tag,
  summary: 'Lists with an allotment on which others name guests, oldest first',
  access: reading,
  request: { params: ofEvent },
  success: { status: 200, description: 'All lists', schema: z.object({ data: z.array(GuestListSchema) }) },
  problems: ['not_found'],
});

const createGuestList = defineRoute({
  method: 'post',
  path: '/events/{id}/guest-lists',
  operationId: 'createGuestList',
  priority: 'writes',
  tag,
  summary: 'Make a list with an allotment; only this response contains its link',
  description: `The holder of the link names guests until the hour, within the allotment and the places of the event. Nothing is reserved. At most ${mostLists} lists an event.`,
  access,
  isIdempotent: true,
  request: {
    params: ofEvent,
    body: jsonBody(
      z.strictObject({
        name: NameSchema,
        names: NamesSchema,
        companions: CompanionsSchema.default(0),
        closes_at: ClosesAtSchema,
      }),
    ),
  },
  success: { status: 201, description: 'The list with its link', schema: NewGuestListSchema },
  problems: ['not_found', 'event_state', 'limit_reached'],
});

const updateGuestList = defineRoute({
  method: 'patch',
  path: '/events/{id}/guest-lists/{list_id}',
  operationId: 'updateGuestList',
  priority: 'writes',
  tag,
  summary: 'Change name, allotment or hour of a list; guests on a smaller list stay',
  access,
  request: {
    params: ofList,
    body: jsonBody(
      z.strictObject({
        name: NameSchema.optional(),
        names: NamesSchema.optional(),
        companions: CompanionsSchema.optional(),
        closes_at: ClosesAtSchema.optional(),
      }),
    ),
  },
  success: { status: 200, description: 'The list', schema: GuestListSchema },
  problems: ['not_found'],
});

const deleteGuestList = defineRoute({
  method: 'delete',
  path: '/events/{id}/guest-lists/{list_id}',
  operationId: 'deleteGuestList',
  priority: 'writes',
  tag,
  summary: 'Remove a list with its link; its guests stay at the event',
  access,
  request: { params: ofList },
  success: { status: 204, description: 'Removed' },
  problems: ['not_found'],
});

const renewGuestListLink = defineRoute({
  method: 'post',
  path: '/events/{id}/guest-lists/{list_id}/link',
  operationId: 'renewGuestListLink',
  priority: 'writes',
  tag,
  summary: 'Make a new link of a list; the former one ends',
  access,
  isIdempotent: true,
  request: { params: ofList },
  success: { status: 201, description: 'The list with its link', schema: NewGuestListSchema },
  problems: ['not_found'],
});

const endGuestListLink = defineRoute({
  method: 'delete',
  path: '/events/{id}/guest-lists/{list_id}/link',
  operationId: 'endGuestListLink',
  priority: 'writes',
  tag,
  summary: 'End the link of a list; its guests stay',
  access,
  request: { params: ofList },
  success: { status: 204, description: 'Ended' },
  problems: ['not_found'],
});

export const guestListsRoutes = {
  listGuestLists,
  createGuestList,
  updateGuestList,
  deleteGuestList,
  renewGuestListLink,
  endGuestListLink,
};
