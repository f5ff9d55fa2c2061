import { z } from '@hono/zod-openapi';
import { formBody, jsonBody, uploadBytes } from '#contract/shared/body.ts';
import {
  EventChangesSchema,
  EventInputSchema,
  EventReplacementSchema,
  EventSchema,
  pricedFields,
} from '#contract/shared/event-fields.ts';
import { ExternalIdSchema } from '#contract/shared/event-kinds.ts';
import { AskedInstantSchema, DaySchema, emptyToNull, IdSchema, TimeSchema, text } from '#contract/shared/fields.ts';
import { FieldsSchema, ListedEventSchema } from '#contract/shared/listed-events.ts';
import { PagingQuery, pageOf } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { RepetitionSchema } from '#contract/shared/series-fields.ts';
import { cancelledDays, reasonLength } from '#domain/events/cancellation.ts';
import { eventOrders, eventStatuses, eventTimes } from '#domain/events/lifecycle.ts';
import { publishNeeds } from '#domain/events/publishable.ts';
import { reachBases } from '#domain/events/reach.ts';
import { imageFile } from '#domain/shared/image.ts';

const tag = 'Events';
const path = z.object({ id: IdSchema });
/** Fields that change without edits: `If-Match` ignores them. */
export const etagLeavesOut = ['participant_counts', 'night_of'] as const;

const listEvents = defineRoute({
  method: 'get',
  path: '/events',
  operationId: 'listEvents',
  priority: 'member_reads',
  tag,
  summary: 'Events of the business, newest first',
  description:
    'A numbered page includes `total` (null if `q`, `when` or `updated_since` finds more than a hundred) and counts by status over all events; a `cursor` includes neither and has constant cost.',
  access: { as: 'member', requires: 'active', scope: 'events:read' },
  request: {
    query: z.strictObject({
      ...PagingQuery,
      fields: FieldsSchema,
      status: z.enum(eventStatuses).optional(),
      external_id: ExternalIdSchema.optional().openapi({ description: 'The event with this id in another program' }),
      updated_since: AskedInstantSchema.optional().openapi({
        description: 'Events whose `updated_at` is this instant or later',
      }),
      when: z.enum(eventTimes).optional().openapi({
        description: '`coming`: published or scheduled, not over. `past`: over, cancelled or archived. Excludes drafts',
      }),
      order: z.enum(eventOrders).optional().openapi({
        description:
          '`created` (default): newest first. `date`, only with `when`: coming events soonest first, past ones latest first',
      }),
      q: text(100)
        .optional()
        .openapi({ description: 'Part of the title or the location; one or two letters begin a word' }),
    }),
  },
  success: {
    status: 200,
    description: 'One page',
    schema: pageOf(ListedEventSchema).extend({
      counts: z
        .object({
          draft: z.int(),
          scheduled: z.int(),
          published: z.int(),
          cancelled: z.int(),
          archived: z.int(),
        })
        .nullable(),
    }),
  },
});

const createEvent = defineRoute({
  method: 'post',
  path: '/events',
  operationId: 'createEvent',
  priority: 'writes',
  tag,
  summary: 'Create a draft, or create and publish or schedule in one step',
  description: publishNeeds,
  access: { as: 'member', requires: 'create_events', scope: 'events:write' },
  isIdempotent: true,
  hasEtag: true,
  etagLeavesOut,
  request: { body: jsonBody(EventInputSchema) },
  success: { status: 201, description: 'Created', schema: EventSchema },
  problems: ['not_enough_credits', 'not_publishable', 'advertising_undeclared', 'limit_reached', 'external_id_taken'],
});

const quoteEvent = defineRoute({
  method: 'post',
  path: '/events/quote',
  operationId: 'quoteEvent',
  priority: 'writes',
  tag,
  summary: "Quote an event's price and the remaining balance",
  description:
    'With `event_id`: additional cost of these options for that event; with `repetition` and `event_date`: cost of starting that series.',
  access: { as: 'member', requires: 'active', scope: 'events:read', whileStopped: true },
  request: {
    body: jsonBody(
      z
        .strictObject({
          ...pricedFields,
          event_id: IdSchema,
          event_date: DaySchema.nullable(),
          repetition: RepetitionSchema.nullable(),
        })
        .partial(),
    ),
  },
  success: {
    status: 200,
    description: 'Quote in credits',
    schema: z.object({
      items: z.array(z.object({ item: z.enum(['base', 'featured', 'push', 'characteristics']), credits: z.int() })),
      dates: z.int().openapi({
        description:
          'How many dates take their credits now: those of the series that `repetition` and `event_date` begin, 1 without one. `items` are those of one date, `total` is for all',
      }),
      total: z.int(),
      balance: z.int(),
      balance_after: z.int().openapi({ description: 'Negative with too few credits' }),
      is_affordable: z.boolean(),
      price: z
        .object({
          total_cents: z.int().openapi({ description: 'The total in EUR cents, VAT included, rounded once' }),
          offer: z.string().openapi({
            description:
              "Source of the price per credit: `paid` is the average of the business's payments, else its plan or the smallest pack",
          }),
          offer_cents: z.int(),
          offer_credits: z.int(),
        })
        .openapi({ description: 'Value of the credits' }),
      reach: z
        .object({
          low: z.int(),
          high: z.int(),
          basis: z.enum(reachBases).openapi({
            description:
              '`history`: views of comparable events around the business; `formula`: people, from the number of tags and characteristics',
          }),
          events: z.int().openapi({ description: 'How many comparable events; 0 with `formula`' }),
          days: z.int(),
          radius_m: z.int(),
        })
        .openapi({ description: 'Estimated reach, without guarantee' }),
    }),
  },
  problems: ['not_found'],
});

const getEvent = defineRoute({
  method: 'get',
  path: '/events/{id}',
  operationId: 'getEvent',
  priority: 'member_reads',
  tag,
  summary: 'One event',
  access: { as: 'member', requires: 'active', scope: 'events:read' },
  hasEtag: true,
  etagLeavesOut,
  request: { params: path },
  success: { status: 200, description: 'Event', schema: EventSchema },
  problems: ['not_found'],
});

const edit = {
  priority: 'writes',
  tag,
  access: { as: 'member', requires: 'edit_events', scope: 'events:write' },
  hasEtag: true,
  etagLeavesOut,
  success: { status: 200, description: 'The changed event', schema: EventSchema },
} as const;
const editProblems = [
  'not_found',
  'event_state',
  'external_id_taken',
  'not_publishable',
  'advertising_undeclared',
  'not_enough_credits',
  'limit_below_guests',
] as const;

const replaceEvent = defineRoute({
  ...edit,
  method: 'put',
  path: '/events/{id}',
  operationId: 'replaceEvent',
  summary: 'Replace an event; a published one is charged for newly added options only',
  request: { params: path, body: jsonBody(EventReplacementSchema) },
  problems: editProblems,
});

const updateEvent = defineRoute({
  ...edit,
  method: 'patch',
  path: '/events/{id}',
  operationId: 'updateEvent',
  summary: 'Change an event; a published one is charged for newly added options only',
  request: { params: path, body: jsonBody(EventChangesSchema) },
  problems: editProblems,
});

const act = { method: 'post', tag, isIdempotent: true, priority: 'writes' } as const;

const publishEvent = defineRoute({
  ...act,
  path: '/events/{id}/publish',
  operationId: 'publishEvent',
  summary: 'Publish a draft or scheduled event now; charges it in the same transaction',
  description: publishNeeds,
  access: { as: 'member', requires: 'create_events', scope: 'events:write' },
  request: { params: path },
  success: { status: 200, description: 'Published', schema: EventSchema },
  problems: ['not_found', 'not_enough_credits', 'not_publishable', 'advertising_undeclared', 'event_state'],
});

const scheduleEvent = defineRoute({
  ...act,
  path: '/events/{id}/schedule',
  operationId: 'scheduleEvent',
  summary: 'Schedule the publication of a draft, or reschedule it; reserves its credits now',
  access: { as: 'member', requires: 'create_events', scope: 'events:write' },
  request: {
    params: path,
    body: jsonBody(z.strictObject({ scheduled_date: DaySchema, scheduled_time: TimeSchema.nullable().optional() })),
  },
  success: { status: 200, description: 'Scheduled', schema: EventSchema },
  problems: ['not_found', 'not_enough_credits', 'not_publishable', 'advertising_undeclared', 'event_state'],
});

const withdrawEvent = defineRoute({
  ...act,
  path: '/events/{id}/withdraw',
  operationId: 'withdrawEvent',
  summary: 'Make a scheduled event a draft again and return its credits',
  access: { as: 'member', requires: 'create_events', scope: 'events:write' },
  request: { params: path },
  success: { status: 200, description: 'A draft again', schema: EventSchema },
  problems: ['not_found', 'event_state'],
});

const cancelEvent = defineRoute({
  ...act,
  path: '/events/{id}/cancel',
  operationId: 'cancelEvent',
  summary: 'Cancel a published event; all guests are notified',
  description: `It can no longer be joined, and guests see it as cancelled for ${cancelledDays} days. People who have a place or wait for one get a notice through the consumer app. Cancelling twice changes nothing.`,
  access: { as: 'member', requires: 'delete_events', scope: 'events:write' },
  request: {
    params: path,
    body: jsonBody(
      z.strictObject({
        reason: emptyToNull(text(reasonLength, 1)).optional().openapi({ description: 'Shown to guests' }),
      }),
    ),
  },
  success: { status: 200, description: 'Cancelled', schema: EventSchema },
  problems: ['not_found', 'event_state'],
});

const archiveEvent = defineRoute({
  ...act,
  path: '/events/{id}/archive',
  operationId: 'archiveEvent',
  summary: 'Archive a published event, hiding it from guests',
  access: { as: 'member', requires: 'delete_events', scope: 'events:write' },
  request: { params: path },
  success: { status: 200, description: 'Archived', schema: EventSchema },
  problems: ['not_found', 'event_state'],
});

const duplicateEvent = defineRoute({
  ...act,
  path: '/events/{id}/duplicate',
  operationId: 'duplicateEvent',
  summary: 'Duplicate an event into a draft, without a past day',
  access: { as: 'member', requires: 'create_events', scope: 'events:write' },
  request: { params: path },
  success: { status: 201, description: 'The new draft', schema: EventSchema },
  problems: ['not_found', 'limit_reached'],
});

const deleteEvent = defineRoute({
  method: 'delete',
  path: '/events/{id}',
  operationId: 'deleteEvent',
  priority: 'writes',
  tag,
  summary: 'Delete an event; reserved credits are returned, ledger entries stay',
  description: `A published event that guests are going to is cancelled first, to notify them, and is removed by itself ${cancelledDays} days later: \`deleted_at\` says when.`,
  access: { as: 'member', requires: 'delete_events', scope: 'events:write' },
  request: { params: path },
  success: { status: 204, description: 'Deleted, or cancelled and to be deleted' },
  problems: ['not_found'],
});

const uploadEventImage = defineRoute({
  ...edit,
  method: 'put',
  path: '/events/{id}/image',
  operationId: 'uploadEventImage',
  priority: 'always',
  summary: 'Set the first picture of an event (JPG, PNG, GIF, WebP or AVIF, at most 5 MB and 25 megapixels)',
  description:
    'Kept without metadata in two sizes: `….webp` for a page, `…-card.webp` for a card. Replaces the first picture.',
  maxBodyBytes: uploadBytes(imageFile.maxBytes),
  request: {
    params: path,
    body: formBody(z.object({ image: z.instanceof(File).openapi({ type: 'string', format: 'binary' }) })),
  },
  problems: ['not_found', 'event_state', 'file_type', 'image_unreadable', 'image_dimensions'],
});

const removeEventImage = defineRoute({
  ...edit,
  method: 'delete',
  path: '/events/{id}/image',
  operationId: 'removeEventImage',
  priority: 'always',
  summary: 'Remove the first picture of an event and its files; the next one replaces it',
  request: { params: path },
  problems: ['not_found', 'event_state'],
});

export const eventsRoutes = {
  listEvents,
  createEvent,
  quoteEvent,
  getEvent,
  replaceEvent,
  updateEvent,
  publishEvent,
  scheduleEvent,
  withdrawEvent,
  cancelEvent,
  archiveEvent,
  duplicateEvent,
  deleteEvent,
  uploadEventImage,
  removeEventImage,
};
