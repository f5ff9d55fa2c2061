import { z } from '@hono/zod-openapi';
import { GuestNoticeSchema } from '#contract/guest-notices.ts';
import { InstantSchema } from '#contract/shared/fields.ts';
import { FeedEventSchema, GuestBusinessCardSchema } from '#contract/shared/guest-fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { appChangeTypes } from '#domain/app-changes/change-types.ts';

const tag = 'Consumer app';
const access = { as: 'app' } as const;

const changesQuery = {
  after: z
    .string()
    .regex(/^\d{1,15}$/, 'Not a position')
    .optional()
    .openapi({
      description: 'Last received position; without it only the current position is returned',
    }),
};
export const AppChangeSchema = z
  .object({
    position: z.string(),
    type: z.enum(appChangeTypes),
    at: InstantSchema,
    business_id: z.string(),
    event_id: z.string().nullable(),
    user_id: z.string().nullable(),
    before: z
      .object({ starts_at: InstantSchema, over_at: InstantSchema, location: z.string() })
      .nullable()
      .openapi({ description: 'With `event.moved`: previous time and place' }),
    answer_by: InstantSchema.nullable().openapi({
      description: 'With `person.offered`: end of the hold',
    }),
    push: z
      .object({
        id: z.string(),
        report_until: InstantSchema,
        audience: z.object({
          tags: z.array(z.string()),
          characteristics: z.array(z.string()),
          near: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
          radius_m: z.int().nullable(),
        }),
      })
      .nullable()
      .openapi({ description: 'With `push.requested`: audience, and deadline of the result' }),
    notice: GuestNoticeSchema.nullable().openapi({ description: 'The notice for this person; acknowledge its id' }),
    event: FeedEventSchema.nullable().openapi({
      description: 'The current event; null if not public or not concerned',
    }),
    business: GuestBusinessCardSchema.nullable().openapi({
      description: 'With `business.…`: the current business; null if not public',
    }),
  })
  .openapi('AppChange');

const readAppChanges = defineRoute({
  method: 'get',
  path: '/app/changes',
  operationId: 'readAppChanges',
  priority: 'always',
  tag,
  summary: 'Changes of public data and people, in order and without gaps',
  description:
    'Positions are consecutive numbers. Changes are kept for 30 days: an older position, or one that this server never gave, gets 410 `resync`; then read everything again, from the position that `next` of a call without `after` names.',
  access,
  request: {
    query: z.strictObject({
      ...changesQuery,
      wait: z.coerce
        .number()
        .int()
        .min(0)
        .max(25)
        .default(0)
        .openapi({ description: 'Seconds to wait for the first change' }),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
  },
  success: {
    status: 200,
    description: 'Changes after the position',
    schema: z.object({
      data: z.array(AppChangeSchema),
      next: z.string().openapi({ description: 'Position to continue after' }),
    }),
  },
  problems: ['resync'],
});

const streamAppChanges = defineRoute({
  method: 'get',
  path: '/app/changes/stream',
  operationId: 'streamAppChanges',
  priority: 'always',
  tag,
  summary: 'Changes as server-sent events',
  description:
    "Each event's name is its type, its id the position and its data the change. `Last-Event-ID` or `after` resumes. The stream ends after at most five minutes; reconnect.",
  access,
  request: {
    query: z.strictObject(changesQuery),
    headers: z.object({
      'Last-Event-ID': z.string().optional().openapi({ description: 'Position of the last received change' }),
    }),
  },
  success: { status: 200, description: 'Changes', isStream: true },
  problems: ['resync'],
});

export const appChangesRoutes = { readAppChanges, streamAppChanges };
