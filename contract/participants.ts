import { z } from '@hono/zod-openapi';
import { IdSchema, InstantSchema, text } from '#contract/shared/fields.ts';
import { PagingQuery, pageOf } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { participantStatuses } from '#domain/events/participation.ts';

const tag = 'Participants';

/** The consumer app's own id of a person. */
export const UserIdSchema = z
  .string()
  .regex(/^[\w.:|@-]{1,128}$/, 'Not an id of the app')
  .openapi({ example: '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11' });
export const DisplayNameSchema = text(80, 1);

export const ParticipantSchema = z
  .object({
    user_id: z.string(),
    display_name: z.string(),
    status: z.enum(participantStatuses).openapi({
      description:
        '`joined` and `approved` have a place, `applied` waits for the business, `waiting` for a place to become free',
    }),
    created_at: InstantSchema,
    updated_at: InstantSchema,
  })
  .openapi('Participant');

const eventPath = z.object({ id: IdSchema });
const participantPath = z.object({ id: IdSchema, user_id: UserIdSchema });

const listParticipants = defineRoute({
  method: 'get',
  path: '/events/{id}/participants',
  operationId: 'listParticipants',
  tag,
  summary: 'Participants of an event, in the order they came; all as CSV with `Accept: text/csv` or `format=csv`',
  access: { as: 'member', requires: 'edit_events' },
  request: {
    params: eventPath,
    query: z.strictObject({
      ...PagingQuery,
      status: z.enum(participantStatuses).optional(),
      format: z.enum(['json', 'csv']).optional(),
    }),
  },
  success: { status: 200, description: 'One page', schema: pageOf(ParticipantSchema), hasCsv: true },
  problems: ['not_found'],
});

const decision = {
  tag,
  access: { as: 'member', requires: 'edit_events' },
  isIdempotent: true,
  request: { params: participantPath },
  success: { status: 200, description: 'Where the person stands now', schema: ParticipantSchema },
} as const;

const approveParticipant = defineRoute({
  ...decision,
  method: 'post',
  path: '/events/{id}/participants/{user_id}/approve',
  operationId: 'approveParticipant',
  summary: 'Let somebody in; on a full event with a waiting list they wait for a place',
  problems: ['not_found', 'participant_state', 'event_full', 'event_state'],
});

const rejectParticipant = defineRoute({
  ...decision,
  method: 'post',
  path: '/events/{id}/participants/{user_id}/reject',
  operationId: 'rejectParticipant',
  summary: 'Turn somebody down; a place that becomes free goes to the first who waits',
  problems: ['not_found', 'participant_state', 'event_state'],
});

export const participantsRoutes = {
  listParticipants,
  approveParticipant,
  rejectParticipant,
};
