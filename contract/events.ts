import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { DaySchema, IdSchema, InstantSchema, TimeSchema, text } from '#contract/shared/fields.ts';
import { PagingQuery, pageOf } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { isCharacteristic } from '#domain/catalogue/characteristics.ts';
import { eventStatuses } from '#domain/events/lifecycle.ts';
import { eventLimits } from '#domain/events/limits.ts';
import { tariffNames } from '#domain/plans/tariffs.ts';

const tag = 'Events';
const path = z.object({ id: IdSchema });

const TagSchema = z
  .string()
  .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'Not a short snake_case word')
  .max(40);
const TagsSchema = z
  .array(TagSchema)
  .max(eventLimits.tags)
  .refine((tags) => new Set(tags).size === tags.length, 'Names a tag twice');
const CharacteristicsSchema = z
  .array(z.string().refine(isCharacteristic, 'Not a characteristic of the catalogue'))
  .max(10)
  .refine((keys) => new Set(keys).size === keys.length, 'Names a characteristic twice');

const CategoryInputSchema = z.strictObject({
  tags: TagsSchema.default([]),
  userCharacteristics: CharacteristicsSchema.default([]),
});

const pricedFields = {
  category: CategoryInputSchema.nullable().optional(),
  featured_event: z.boolean().default(false),
  push_notification: z.boolean().default(false),
  tariff: z.enum(tariffNames).default('standard'),
};

/** `date` and `character_tags` are the documentation's names for `event_date` and `category.tags`. */
export const EventInputSchema = z
  .strictObject({
    title: text(eventLimits.titleLength),
    description: text(eventLimits.descriptionLength).default(''),
    location: text(eventLimits.locationLength).default(''),
    event_date: DaySchema.nullable().optional(),
    date: DaySchema.optional().openapi({ description: 'Alias of `event_date`' }),
    start_time: TimeSchema.nullable().default(null),
    end_time: TimeSchema.nullable().default(null),
    character_tags: TagsSchema.optional().openapi({ description: 'Alias of `category.tags`' }),
    capacity: z.number().int().min(1).max(100_000).nullable().default(null),
    status: z.enum(['draft', 'published']).default('draft'),
    ...pricedFields,
  })
  .openapi('EventInput');

export type EventInput = z.output<typeof EventInputSchema>;

export const EventSchema = z
  .object({
    id: z.string(),
    business_id: z.string(),
    host_id: z.string(),
    title: z.string(),
    description: z.string(),
    location: z.string(),
    event_date: z.string().nullable(),
    start_time: z.string().nullable(),
    end_time: z.string().nullable(),
    starts_at: InstantSchema.nullable(),
    ends_at: InstantSchema.nullable(),
    event_type: z.string(),
    capacity: z.number().int().nullable(),
    category: z
      .object({ tags: z.array(z.string()), userCharacteristics: z.array(z.string()), name: z.string().optional() })
      .nullable(),
    image_url: z.string().nullable(),
    status: z.enum(eventStatuses),
    tariff: z.enum(tariffNames),
    featured_event: z.boolean(),
    push_notification: z.boolean(),
    is_recurring: z.boolean(),
    share_public: z.boolean(),
    share_friends: z.boolean(),
    share_friends_of_friends: z.boolean(),
    share_individual: z.boolean(),
    credits_spent: z.number().int(),
    created_at: InstantSchema,
    updated_at: InstantSchema,
  })
  .openapi('Event');

export const listEvents = defineRoute({
  method: 'get',
  path: '/events',
  operationId: 'listEvents',
  tag,
  summary: 'Events of the business, newest first',
  access: { as: 'member', requires: 'active' },
  request: { query: z.strictObject({ ...PagingQuery, status: z.enum(eventStatuses).optional() }) },
  success: { status: 200, description: 'One page', schema: pageOf(EventSchema) },
});

export const createEvent = defineRoute({
  method: 'post',
  path: '/events',
  operationId: 'createEvent',
  tag,
  summary: 'Create a draft, or create and publish in one step with `status: "published"`',
  access: { as: 'member', requires: 'create_events' },
  isIdempotent: true,
  request: { body: jsonBody(EventInputSchema) },
  success: { status: 201, description: 'Created', schema: EventSchema },
  problems: ['not_enough_credits', 'not_publishable'],
});

export const quoteEvent = defineRoute({
  method: 'post',
  path: '/events/quote',
  operationId: 'quoteEvent',
  tag,
  summary: 'What an event would cost, and what would be left',
  access: { as: 'member', requires: 'create_events' },
  request: { body: jsonBody(z.strictObject(pricedFields)) },
  success: {
    status: 200,
    description: 'Quote in credits',
    schema: z.object({
      items: z.array(
        z.object({ item: z.enum(['base', 'featured', 'push', 'characteristics']), credits: z.number().int() }),
      ),
      total: z.number().int(),
      balance: z.number().int(),
      balance_after: z.number().int().openapi({ description: 'Negative when the credits do not suffice' }),
      is_affordable: z.boolean(),
    }),
  },
});

export const getEvent = defineRoute({
  method: 'get',
  path: '/events/{id}',
  operationId: 'getEvent',
  tag,
  summary: 'One event',
  access: { as: 'member', requires: 'active' },
  request: { params: path },
  success: { status: 200, description: 'Event', schema: EventSchema },
  problems: ['not_found'],
});

export const publishEvent = defineRoute({
  method: 'post',
  path: '/events/{id}/publish',
  operationId: 'publishEvent',
  tag,
  summary: 'Publish a draft; its credits are taken in the same transaction',
  access: { as: 'member', requires: 'create_events' },
  isIdempotent: true,
  request: { params: path },
  success: { status: 200, description: 'Published', schema: EventSchema },
  problems: ['not_found', 'not_enough_credits', 'not_publishable', 'event_state'],
});

export const deleteEvent = defineRoute({
  method: 'delete',
  path: '/events/{id}',
  operationId: 'deleteEvent',
  tag,
  summary: 'Delete an event; its ledger entries stay',
  access: { as: 'member', requires: 'delete_events' },
  request: { params: path },
  success: { status: 204, description: 'Deleted' },
  problems: ['not_found'],
});
