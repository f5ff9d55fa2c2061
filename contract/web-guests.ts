import { z } from '@hono/zod-openapi';
import { DisplayNameSchema, eventPath, GuestSchema, NoteSchema, PartySizeSchema } from '#contract/participants.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { ExternalIdSchema } from '#contract/shared/event-kinds.ts';
import { EmailSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { addableAtOnce } from '#domain/events/participation.ts';

const tag = 'Participants';

export const GuestInputSchema = z
  .strictObject({
    display_name: DisplayNameSchema,
    party_size: PartySizeSchema.default(1).openapi({
      description: 'Number of people: this person and those they bring',
    }),
    email: EmailSchema.nullish().openapi({
      type: ['string', 'null'],
      description:
        'Gets one mail that says who added them, and leads to their page; further mails only after they ask for them. No response repeats it',
    }),
    external_id: ExternalIdSchema.nullish().openapi({
      description: 'Id in another program; unique among guests of the event who have not left',
    }),
    note: NoteSchema.optional().openapi({ description: 'Only the business sees it' }),
  })
  .openapi('GuestInput');

const addParticipant = defineRoute({
  method: 'post',
  path: '/events/{id}/participants',
  operationId: 'addParticipant',
  priority: 'writes',
  tag,
  summary: 'Add a guest without the app; no approval needed, waits if the event is full and has a waiting list',
  access: { as: 'member', requires: 'edit_events', scope: 'participants:write' },
  isIdempotent: true,
  request: { params: eventPath, body: jsonBody(GuestInputSchema) },
  success: { status: 201, description: 'The guest', schema: GuestSchema },
  problems: ['not_found', 'event_full', 'event_state', 'party_too_large', 'external_id_taken'],
});

export const AddedSchema = z
  .object({
    participant: GuestSchema.nullable().openapi({ description: 'The added guest; null when refused' }),
    refused: z
      .object({
        status: z.int().openapi({ description: 'Status of the problem of a single call' }),
        code: z.string(),
        free_places: z.int().nullable().openapi({ description: 'With `event_full`: places that are left' }),
      })
      .nullable()
      .openapi({ description: 'Why this guest was not added' }),
  })
  .openapi('Added');

const addParticipants = defineRoute({
  method: 'post',
  path: '/events/{id}/additions',
  operationId: 'addParticipants',
  priority: 'writes',
  tag,
  summary: 'Add several guests in one call, in the given order',
  description: `At most ${addableAtOnce} guests, in one transaction. A guest who does not fit or whose \`external_id\` is taken is refused, and the others are added anyway.`,
  access: { as: 'member', requires: 'edit_events', scope: 'participants:write' },
  isIdempotent: true,
  request: {
    params: eventPath,
    body: jsonBody(z.strictObject({ guests: z.array(GuestInputSchema).min(1).max(addableAtOnce) })),
  },
  success: {
    status: 200,
    description: 'Result per guest, in the order of the call',
    schema: z.object({ data: z.array(AddedSchema) }),
  },
  problems: ['not_found', 'event_state'],
});

export const webGuestsRoutes = { addParticipant, addParticipants };
