import { z } from '@hono/zod-openapi';
import { GuestIdSchema, UserIdSchema } from '#contract/participants.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema, text } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import {
  hasLink,
  messageLength,
  messagesADay,
  mostNamedGuests,
  writableStatuses,
} from '#domain/guest-notices/message-rules.ts';
import { mostUnaware, noticeKinds, receiptStates } from '#domain/guest-notices/notice-rules.ts';

const path = z.object({ id: IdSchema });

const WhereaboutsSchema = z.object({
  starts_at: InstantSchema,
  ends_at: InstantSchema.nullable(),
  location: z.string(),
});
const NoticeMoveSchema = z.object({ before: WhereaboutsSchema, after: WhereaboutsSchema });

export const GuestNoticeSchema = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  text: z.string().nullable().openapi({ description: 'The words of the business' }),
  move: NoticeMoveSchema.nullable().openapi({ description: 'With `moved`: previous and new time and place' }),
  needs_confirmation: z
    .boolean()
    .openapi({ description: 'Ask whether they still come: `confirmMove`, or `leaveEvent`' }),
  confirm_by: InstantSchema.nullable().openapi({
    description: 'With a `reminder` that asks: their place goes to the next if they have not answered by then',
  }),
});

const PeopleSchema = z.array(z.object({ user_id: z.string(), display_name: z.string() }));

export const EventNoticeSchema = z
  .object({
    id: z.string(),
    kind: z.enum(noticeKinds),
    text: z.string().nullable().openapi({ description: 'The words of the business' }),
    created_at: InstantSchema,
    guests: z.int().openapi({ description: 'Number of recipients; a party counts as one' }),
    delivered: z.int().openapi({ description: 'Number of phones it arrived on' }),
    read: z.int().openapi({ description: 'Number of people who opened it' }),
    unaware: PeopleSchema.openapi({ description: `People without it on their phone; at most ${mostUnaware}` }),
    move: NoticeMoveSchema.nullable().openapi({ description: 'With `moved`: previous and new time and place' }),
    asked: z.int().openapi({ description: 'Number of people asked to confirm' }),
    confirmed: z.int().openapi({ description: 'Number of confirmations' }),
    unconfirmed: PeopleSchema.openapi({
      description: `People asked who have neither confirmed nor left; at most ${mostUnaware}`,
    }),
  })
  .openapi('EventNotice');

const listEventNotices = defineRoute({
  method: 'get',
  path: '/events/{id}/notices',
  operationId: 'listEventNotices',
  priority: 'member_reads',
  tag: 'Participants',
  summary: "Notices to an event's guests, newest first, with unreached people",
  access: { as: 'member', requires: 'edit_events', scope: 'participants:read' },
  request: { params: path },
  success: { status: 200, description: 'Notices', schema: z.object({ data: z.array(EventNoticeSchema) }) },
  problems: ['not_found'],
});

const sendMessage = defineRoute({
  method: 'post',
  path: '/events/{id}/messages',
  operationId: 'sendMessage',
  priority: 'writes',
  tag: 'Participants',
  summary: 'Send a message to the guests of an event through the consumer app',
  description: `Plain text without links, to all who come or wait, or to some of them; ${messagesADay} a day for each event. Only while guests see the event and it is not over.`,
  access: { as: 'member', requires: 'edit_events', scope: 'participants:write' },
  isIdempotent: true,
  request: {
    params: path,
    body: jsonBody(
      z
        .strictObject({
          text: text(messageLength, 1).refine((words) => !hasLink(words), {
            message: 'Contains a link',
            params: { code: 'link' },
          }),
          statuses: z
            .array(z.enum(writableStatuses))
            .min(1)
            .optional()
            .openapi({ description: 'Only to guests with one of these' }),
          user_ids: z
            .array(GuestIdSchema)
            .min(1)
            .max(mostNamedGuests)
            .optional()
            .openapi({ description: 'Only to these guests' }),
        })
        .refine(({ statuses, user_ids: ids }) => statuses === undefined || ids === undefined, {
          path: ['user_ids'],
          message: 'Either `statuses` or `user_ids`',
          params: { code: 'statuses_and_user_ids' },
        }),
    ),
  },
  success: { status: 201, description: 'Sent', schema: EventNoticeSchema },
  problems: ['not_found', 'event_state', 'limit_reached'],
});

const acknowledgeNotice = defineRoute({
  method: 'post',
  path: '/app/notices/{id}/receipt',
  operationId: 'acknowledgeNotice',
  priority: 'writes',
  tag: 'Consumer app',
  summary: 'Acknowledge that a notice was delivered or read',
  description:
    '`read` includes `delivered`. The first of each counts. With `user_id` only the notice of that person is found.',
  access: { as: 'app' },
  request: {
    params: path,
    body: jsonBody(z.strictObject({ state: z.enum(receiptStates), user_id: UserIdSchema.optional() })),
  },
  success: { status: 204, description: 'Noted' },
  problems: ['not_found'],
});

const confirmMove = defineRoute({
  method: 'post',
  path: '/app/events/{id}/confirmation',
  operationId: 'confirmMove',
  priority: 'writes',
  tag: 'Consumer app',
  summary: 'Confirm that a person still comes, after a move or a reminder that asks',
  description:
    'For notices with `needs_confirmation`; a person who no longer comes leaves. Confirming twice changes nothing, and it counts as read.',
  access: { as: 'app' },
  request: { params: path, body: jsonBody(z.strictObject({ user_id: UserIdSchema })) },
  success: { status: 204, description: 'Noted' },
  problems: ['not_found', 'participant_state'],
});

export const guestNoticesRoutes = {
  listEventNotices,
  sendMessage,
  acknowledgeNotice,
  confirmMove,
};
