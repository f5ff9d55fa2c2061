import { z } from '@hono/zod-openapi';
import { DisplayNameSchema, ParticipantSchema, PartySizeSchema, UserIdSchema } from '#contract/participants.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { publicEventFields, TagSchema } from '#contract/shared/event-fields.ts';
import { IdSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';

const tag = 'Consumer app';
const access = { as: 'app' } as const;
const path = z.object({ id: IdSchema });

/** Comma-separated words in a query. */
function wordsOf<S extends z.ZodType<string, string>>(word: S) {
  return z
    .string()
    .max(1000)
    .transform((list) => list.split(',').filter((part) => part !== ''))
    .pipe(z.array(word).max(50))
    .optional();
}

const joinEvent = defineRoute({
  method: 'post',
  path: '/app/events/{id}/participants',
  operationId: 'joinEvent',
  tag,
  summary: 'A person of the app joins, applies, or goes on the waiting list',
  description:
    'Whoever is there already stays where they stand, with the party they came with, whatever `party_size` says now. A party that does not fit as a whole goes on the waiting list, or gets `event_full` with `free_places` where there is none; one that is larger than the event gets `party_too_large` with its `capacity`.',
  access,
  isIdempotent: true,
  request: {
    params: path,
    body: jsonBody(
      z.strictObject({
        user_id: UserIdSchema,
        display_name: DisplayNameSchema,
        party_size: PartySizeSchema.default(1).openapi({
          description: 'How many people come together: this person and those they bring',
        }),
      }),
    ),
  },
  success: { status: 201, description: 'Where the person stands', schema: ParticipantSchema },
  problems: ['not_found', 'event_full', 'event_state', 'participant_state', 'party_too_large'],
});

const leaveEvent = defineRoute({
  method: 'delete',
  path: '/app/events/{id}/participants',
  operationId: 'leaveEvent',
  tag,
  summary: 'A person of the app leaves; their places go to the first who wait and fit',
  access,
  request: {
    params: path,
    body: jsonBody(z.strictObject({ user_id: UserIdSchema, display_name: DisplayNameSchema.optional() })),
  },
  success: { status: 200, description: 'Where the person stands', schema: ParticipantSchema },
  problems: ['not_found', 'participant_state'],
});

const countView = defineRoute({
  method: 'post',
  path: '/app/events/{id}/views',
  operationId: 'countView',
  tag,
  summary: 'An event was seen once; only the number per day is kept',
  access,
  isIdempotent: true,
  request: { params: path },
  success: { status: 204, description: 'Counted' },
  problems: ['not_found'],
});

export const FeedEventSchema = z
  .object({
    ...publicEventFields,
    business: z.object({ id: z.string(), display_name: z.string(), profile_image_url: z.string().nullable() }),
  })
  .openapi('FeedEvent');

const readFeed = defineRoute({
  method: 'get',
  path: '/app/feed',
  operationId: 'readFeed',
  tag,
  summary: 'Public events that are not over, soonest first',
  description:
    'Published events of verified businesses with a visible profile. With `tags` or `characteristics` only events that share at least one of them.',
  access,
  request: {
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
      tags: wordsOf(TagSchema).openapi({ description: 'Tags with commas between them', example: 'quiz,live_music' }),
      characteristics: wordsOf(z.string().max(60)).openapi({ description: 'Keys of the catalogue, with commas' }),
    }),
  },
  success: {
    status: 200,
    description: 'One page',
    schema: z.object({
      data: z.array(FeedEventSchema),
      limit: z.number().int(),
      next_cursor: z.string().nullable(),
    }),
  },
});

export const appGatewayRoutes = {
  joinEvent,
  leaveEvent,
  countView,
  readFeed,
};
