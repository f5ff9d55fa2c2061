import { z } from '@hono/zod-openapi';
import { DisplayNameSchema, JoiningSchema, ParticipantSchema, UserIdSchema } from '#contract/participants.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { TagSchema } from '#contract/shared/event-kinds.ts';
import { AskedInstantSchema, DaySchema, IdSchema } from '#contract/shared/fields.ts';
import {
  FeedEventSchema,
  FeedItemSchema,
  GuestBusinessCardSchema,
  GuestBusinessSchema,
} from '#contract/shared/guest-fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { interestKinds } from '#domain/analytics/interest.ts';
import { businessTypes } from '#domain/catalogue/business-types.ts';
import { profileCategories } from '#domain/catalogue/profile-categories.ts';
import { codeDigits } from '#domain/door/codes.ts';
import { offerAnswers } from '#domain/events/offers.ts';
import { isInGermany } from '#domain/geography/coordinates.ts';

const tag = 'Consumer app';
const access = { as: 'app' } as const;
const path = z.object({ id: IdSchema });

export const AppParticipantSchema = ParticipantSchema.extend({
  door_code: z
    .string()
    .nullable()
    .openapi({
      description: `${codeDigits} digits to show as a QR code at the door; null without a place`,
      example: '48213905571640028713',
    }),
}).openapi('AppParticipant');

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
  priority: 'writes',
  tag,
  summary: 'Add a person of the app: joined, requested or on the waiting list',
  description:
    'A repeated call changes neither the status nor the party of a person, whatever `party_size` says. A party that does not fit as a whole goes on the waiting list, or gets `event_full` with `free_places` where there is none; one that is larger than the event gets `party_too_large` with its `capacity`.',
  access,
  isIdempotent: true,
  request: {
    params: path,
    body: jsonBody(JoiningSchema),
  },
  success: { status: 201, description: 'Status of the person', schema: AppParticipantSchema },
  problems: ['not_found', 'event_full', 'event_state', 'participant_state', 'party_too_large'],
});

const leaveEvent = defineRoute({
  method: 'delete',
  path: '/app/events/{id}/participants',
  operationId: 'leaveEvent',
  priority: 'writes',
  tag,
  summary: 'Remove a person of the app; freed places are offered to the first waiting parties that fit',
  access,
  request: {
    params: path,
    body: jsonBody(z.strictObject({ user_id: UserIdSchema, display_name: DisplayNameSchema.optional() })),
  },
  success: { status: 200, description: 'Status of the person', schema: AppParticipantSchema },
  problems: ['not_found', 'participant_state'],
});

const answerOffer = defineRoute({
  method: 'post',
  path: '/app/events/{id}/offer',
  operationId: 'answerOffer',
  priority: 'writes',
  tag,
  summary: 'Answer an offered place',
  description:
    'Until `answer_by`. Idempotent; after the deadline, or without an offer, `participant_state` returns the status. Declining means leaving.',
  access,
  isIdempotent: true,
  request: {
    params: path,
    body: jsonBody(z.strictObject({ user_id: UserIdSchema, answer: z.enum(offerAnswers) })),
  },
  success: { status: 200, description: 'Status of the person', schema: AppParticipantSchema },
  problems: ['not_found', 'participant_state', 'event_state'],
});

const countView = defineRoute({
  method: 'post',
  path: '/app/events/{id}/views',
  operationId: 'countView',
  priority: 'figures',
  tag,
  summary: 'Count a view of an event; only daily totals are stored',
  access,
  isIdempotent: true,
  request: { params: path },
  success: { status: 204, description: 'Counted' },
  problems: ['not_found'],
});

const countInterest = defineRoute({
  method: 'post',
  path: '/app/events/{id}/interest',
  operationId: 'countInterest',
  priority: 'figures',
  tag,
  summary: 'Count an opening or saving of an event; only daily totals are stored',
  access,
  isIdempotent: true,
  request: { params: path, body: jsonBody(z.strictObject({ kind: z.enum(interestKinds) })) },
  success: { status: 204, description: 'Counted' },
  problems: ['not_found'],
});

/** "52.4861,13.4303" */
const PointSchema = z
  .string()
  .max(60)
  .regex(/^-?\d{1,3}(\.\d{1,15})?,-?\d{1,3}(\.\d{1,15})?$/, 'Not `latitude,longitude`')
  .transform((pair) => {
    const [latitude = 0, longitude = 0] = pair.split(',').map(Number);
    return { latitude, longitude };
  })
  .refine(isInGermany, { message: 'Not in Germany', params: { code: 'outside_germany' } })
  .optional()
  .openapi({ type: 'string', description: '`latitude,longitude` in degrees, in Germany', example: '52.4861,13.4303' });

/** South, west, north, east. */
const BoxSchema = z
  .string()
  .max(120)
  .regex(/^(-?\d{1,3}(\.\d{1,15})?,){3}-?\d{1,3}(\.\d{1,15})?$/, 'Not `south,west,north,east`')
  .transform((list) => {
    const [south = 0, west = 0, north = 0, east = 0] = list.split(',').map(Number);
    return { south, west, north, east };
  })
  .refine(({ south, west, north, east }) => south < north && west < east, 'South of north, west of east')
  .refine(
    ({ south, west, north, east }) =>
      isInGermany({ latitude: south, longitude: west }) && isInGermany({ latitude: north, longitude: east }),
    {
      message: 'Not in Germany',
      params: { code: 'outside_germany' },
    },
  )
  .optional()
  .openapi({
    type: 'string',
    description: '`south,west,north,east` in degrees, in Germany',
    example: '52.47,13.41,52.50,13.45',
  });

const RadiusSchema = z.coerce.number().int().min(100).max(50_000).optional().openapi({
  description: 'With `near`, in metres; default 50000',
});
const WordsSchema = z.string().trim().min(1).max(100).optional().openapi({
  description:
    'All words have to be found: in names, tags, categories, addresses and descriptions. Stems, accents and typing errors are forgiven, and the last word may be unfinished.',
  example: 'Kneipenquiz Neukölln',
});
const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(1200).optional().openapi({
    description: '`next_cursor` of the previous page, for the same list and filters',
  }),
};
const pageOf = <S extends z.ZodType>(schema: S) =>
  z.object({ data: z.array(schema), limit: z.int(), next_cursor: z.string().nullable() });
const hasPoint = ({ near, radius_m: radius }: { near?: unknown; radius_m?: unknown }) =>
  radius === undefined || near !== undefined;
const needsPoint = { path: ['radius_m'], message: 'A radius needs `near`', params: { code: 'needs_near' } };

const readFeed = defineRoute({
  method: 'get',
  path: '/app/feed',
  operationId: 'readFeed',
  priority: 'guest_reads',
  tag,
  summary: 'Public events that are not over, soonest first, with marked paid places on top',
  description:
    'Published events of verified businesses with a visible profile. With `tags` or `characteristics` only events that share at least one of them; with `near` only those within the radius; with `q` only those that have all words. The first two of every twenty items may be paid places: events that match as well, within 25 km of `near`, the one shown least first. They are moved up from their regular position, so the whole list has every event once; `placement` and `label` mark them.',
  access,
  request: {
    query: z
      .strictObject({
        ...paging,
        near: PointSchema,
        radius_m: RadiusSchema,
        from: AskedInstantSchema.optional().openapi({
          description: 'Only events that are not over at this time; default now',
        }),
        to: AskedInstantSchema.optional().openapi({ description: 'Only events that begin before' }),
        day: DaySchema.optional().openapi({
          description:
            'Only events of this day in Berlin that are not over, instead of `from` and `to`. A night counts for its first day: 00:30 after an open Friday is Friday, as in `night_of`',
          example: '2026-12-09',
        }),
        q: WordsSchema,
        tags: wordsOf(TagSchema).openapi({ description: 'Comma-separated tags', example: 'quiz,live_music' }),
        characteristics: wordsOf(z.string().max(60)).openapi({ description: 'Comma-separated keys of the catalogue' }),
      })
      .refine(hasPoint, needsPoint)
      .refine(({ day, from, to }) => day === undefined || (from === undefined && to === undefined), {
        path: ['day'],
        message: 'Either `day` or `from` and `to`',
        params: { code: 'day_and_window' },
      })
      .refine(({ from, to }) => !from || !to || Date.parse(from) < Date.parse(to), {
        path: ['to'],
        message: 'Not after `from`',
        params: { code: 'window_order' },
      }),
  },
  success: {
    status: 200,
    description: 'One page',
    schema: pageOf(FeedItemSchema),
  },
});

const readAppEvent = defineRoute({
  method: 'get',
  path: '/app/events/{id}',
  operationId: 'readAppEvent',
  priority: 'guest_reads',
  tag,
  summary: 'One public event',
  access,
  request: { params: path, query: z.strictObject({ near: PointSchema }) },
  success: { status: 200, description: 'The event', schema: FeedEventSchema },
  problems: ['not_found'],
});

const findBusinesses = defineRoute({
  method: 'get',
  path: '/app/businesses',
  operationId: 'findBusinesses',
  priority: 'guest_reads',
  tag,
  summary: 'Public businesses near a point, in a box, or by words',
  description:
    'Nearest first with `near`, nearest to the middle first with `bbox`, else best match first. A business without coordinates is found by words only. With `open_at` only those that are open then.',
  access,
  request: {
    query: z
      .strictObject({
        ...paging,
        near: PointSchema,
        radius_m: RadiusSchema,
        bbox: BoxSchema,
        q: WordsSchema,
        category: wordsOf(z.enum([...businessTypes, ...profileCategories])).openapi({
          description: 'Comma-separated business types or profile categories; one must match',
          example: 'bar,Kultur',
        }),
        open_at: AskedInstantSchema.optional(),
      })
      .refine(({ near, bbox }) => near === undefined || bbox === undefined, {
        path: ['bbox'],
        message: 'Either `near` or `bbox`',
        params: { code: 'near_and_bbox' },
      })
      .refine(hasPoint, needsPoint),
  },
  success: {
    status: 200,
    description: 'One page',
    schema: pageOf(GuestBusinessCardSchema),
  },
});

const readGuestBusiness = defineRoute({
  method: 'get',
  path: '/app/businesses/{id}',
  operationId: 'readGuestBusiness',
  priority: 'guest_reads',
  tag,
  summary: 'One public business with its hours and coming events',
  access,
  request: { params: path, query: z.strictObject({ near: PointSchema }) },
  success: { status: 200, description: 'The business', schema: GuestBusinessSchema },
  problems: ['not_found'],
});

const readPersonEvents = defineRoute({
  method: 'get',
  path: '/app/people/{user_id}/events',
  operationId: 'readPersonEvents',
  priority: 'guest_reads',
  tag,
  summary: 'All events of a person with their status, newest first',
  description:
    '`event` is null while the event is not public. The list is empty for a person who never joined an event.',
  access,
  request: { params: z.object({ user_id: UserIdSchema }), query: z.strictObject(paging) },
  success: {
    status: 200,
    description: 'One page',
    schema: pageOf(
      z.object({
        event_id: z.string(),
        participant: AppParticipantSchema,
        waiting_before: z.int().nullable().openapi({ description: 'People waiting before them; null unless waiting' }),
        needs_confirmation: z
          .boolean()
          .openapi({ description: 'They have not confirmed yet after a move or a reminder that asks' }),
        event: FeedEventSchema.nullable(),
      }),
    ),
  },
});

export const appGatewayRoutes = {
  readFeed,
  readAppEvent,
  findBusinesses,
  readGuestBusiness,
  joinEvent,
  leaveEvent,
  answerOffer,
  readPersonEvents,
  countView,
  countInterest,
};
