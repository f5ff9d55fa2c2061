import { z } from '@hono/zod-openapi';
import { JoiningSchema, ParticipantSchema, UserIdSchema } from '#contract/participants.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { DaySchema, IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { PagingQuery, pageOf } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { eventStatuses } from '#domain/events/lifecycle.ts';
import { offerAnswers } from '#domain/events/offers.ts';

const tag = 'API keys';
const access = { as: 'member', requires: 'owner' } as const;

const TestEventSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    status: z.enum(eventStatuses),
    event_date: DaySchema.nullable(),
    start_time: z.string().nullable(),
    created_at: InstantSchema,
  })
  .openapi('TestEvent');

const listTestEvents = defineRoute({
  method: 'get',
  path: '/test-events',
  operationId: 'listTestEvents',
  priority: 'member_reads',
  tag,
  summary: 'Events created with test keys',
  access,
  request: { query: z.strictObject(PagingQuery) },
  success: { status: 200, description: 'Test events, newest first', schema: pageOf(TestEventSchema) },
});

const deleteTestEvents = defineRoute({
  method: 'delete',
  path: '/test-events',
  operationId: 'deleteTestEvents',
  priority: 'writes',
  tag,
  summary: 'Delete everything created with test keys',
  description: 'Events and series, immediately and for good. No webhook is notified.',
  access,
  success: { status: 204, description: 'Removed' },
});

const asGuest = { as: 'member', requires: 'edit_events', scope: 'participants:write' } as const;
const eventPath = z.object({ id: IdSchema });
const guestPath = z.object({ id: IdSchema, user_id: UserIdSchema });
const played = 'For a test event, with a test key or signed in: has the rules and webhooks of a person of the app.';

const listTestGuests = defineRoute({
  method: 'get',
  path: '/test-events/{id}/participants',
  operationId: 'listTestGuests',
  priority: 'member_reads',
  tag,
  summary: 'Played guests of a test event, the first 100 in the order they came',
  access: { as: 'member', requires: 'edit_events', scope: 'participants:read' },
  request: { params: eventPath },
  success: { status: 200, description: 'The guests', schema: z.object({ data: z.array(ParticipantSchema) }) },
  problems: ['not_found'],
});

const joinTestEvent = defineRoute({
  method: 'post',
  path: '/test-events/{id}/participants',
  operationId: 'joinTestEvent',
  priority: 'writes',
  tag,
  summary: 'Simulate a guest who joins, requests, or waits',
  description: played,
  access: asGuest,
  isIdempotent: true,
  request: {
    params: eventPath,
    body: jsonBody(JoiningSchema),
  },
  success: { status: 201, description: 'Status of the guest', schema: ParticipantSchema },
  problems: ['not_found', 'event_full', 'event_state', 'participant_state', 'party_too_large'],
});

const leaveTestEvent = defineRoute({
  method: 'delete',
  path: '/test-events/{id}/participants/{user_id}',
  operationId: 'leaveTestEvent',
  priority: 'writes',
  tag,
  summary: 'Simulate a guest who leaves',
  description: played,
  access: asGuest,
  request: { params: guestPath },
  success: { status: 200, description: 'The guest, who has left', schema: ParticipantSchema },
  problems: ['not_found', 'participant_state'],
});

const answerTestOffer = defineRoute({
  method: 'post',
  path: '/test-events/{id}/participants/{user_id}/offer',
  operationId: 'answerTestOffer',
  priority: 'writes',
  tag,
  summary: 'Simulate a guest who answers an offered place',
  description: played,
  access: asGuest,
  isIdempotent: true,
  request: { params: guestPath, body: jsonBody(z.strictObject({ answer: z.enum(offerAnswers) })) },
  success: { status: 200, description: 'Status of the guest', schema: ParticipantSchema },
  problems: ['not_found', 'participant_state', 'event_state'],
});

export const testEventsRoutes = {
  listTestEvents,
  deleteTestEvents,
  listTestGuests,
  joinTestEvent,
  leaveTestEvent,
  answerTestOffer,
};
