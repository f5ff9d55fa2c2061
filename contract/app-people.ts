import { z } from '@hono/zod-openapi';
import { ParticipantSchema, UserIdSchema } from '#contract/participants.ts';
import { InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { appChangeTypes } from '#domain/app-changes/change-types.ts';
import { doorMoves } from '#domain/door/marks.ts';
import { offerOutcomes } from '#domain/events/offers.ts';
import { noticeKinds } from '#domain/guest-notices/notice-rules.ts';
import { reportKinds } from '#domain/reports/kinds.ts';

const tag = 'Consumer app';
const access = { as: 'app' } as const;
const params = z.object({ user_id: UserIdSchema });
const at = { event_id: z.string(), business_id: z.string() };

const PersonTracesSchema = z
  .object({
    user_id: z.string(),
    participations: z.array(
      ParticipantSchema.extend({ ...at, event_title: z.string(), company_name: z.string() }).openapi('Participation'),
    ),
    offers: z.array(
      z.object({
        ...at,
        display_name: z.string(),
        party_size: z.int(),
        offered_at: InstantSchema,
        answer_by: InstantSchema,
        outcome: z.enum(offerOutcomes).nullable(),
        closed_at: InstantSchema.nullable(),
      }),
    ),
    door_marks: z.array(
      z.object({ ...at, move: z.enum(doorMoves), marked_at: InstantSchema.openapi({ description: 'By the device' }) }),
    ),
    notices: z.array(
      z.object({
        ...at,
        id: z.string(),
        kind: z.enum(noticeKinds),
        text: z.string().nullable(),
        created_at: InstantSchema,
        delivered_at: InstantSchema.nullable(),
        read_at: InstantSchema.nullable(),
        needs_confirmation: z.boolean(),
        confirmed_at: InstantSchema.nullable(),
      }),
    ),
    reports: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(reportKinds),
        named: z.string().nullable(),
        explanation: z.string().nullable(),
        name: z.string().nullable(),
        email: z.string().nullable(),
        created_at: InstantSchema,
      }),
    ),
    changes: z
      .array(z.object({ type: z.enum(appChangeTypes), ...at, event_id: z.string().nullable(), at: InstantSchema }))
      .openapi({ description: 'Changes about them on the app channel in the last 30 days' }),
    webhook_messages: z
      .array(z.object({ id: z.string(), business_id: z.string(), event_type: z.string(), created_at: InstantSchema }))
      .openapi({ description: 'Messages of the last 30 days to programs of businesses that name their id' }),
  })
  .openapi('PersonTraces');

const readPerson = defineRoute({
  method: 'get',
  path: '/app/people/{user_id}',
  operationId: 'readPerson',
  priority: 'guest_reads',
  tag,
  summary: 'All stored data of a person',
  description: 'For a request for access. For an unknown or erased person the lists are empty.',
  access,
  request: { params },
  success: { status: 200, description: 'All traces', schema: PersonTracesSchema },
});

const erasePerson = defineRoute({
  method: 'delete',
  path: '/app/people/{user_id}',
  operationId: 'erasePerson',
  priority: 'writes',
  tag,
  summary: 'Erase a person; anonymous figures stay',
  description:
    'They leave every event that is not over; freed places are offered to the first waiting parties that fit. Remaining rows and stored messages have no name and a different id per event. Idempotent, also for unknown people; repeat failed requests.',
  access,
  request: { params },
  success: { status: 204, description: 'Forgotten' },
});

export const appPeopleRoutes = { readPerson, erasePerson };
