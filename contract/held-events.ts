import { z } from '@hono/zod-openapi';
import { publicEventFields } from '#contract/shared/event-fields.ts';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { businessTypes } from '#domain/catalogue/business-types.ts';
import { signalFields, signalNames } from '#domain/signals/signals.ts';

const tag = 'Review';
const access = { as: 'reviewer', may: 'release_events' } as const;

const SignalSchema = z
  .object({
    signal: z.enum(signalNames),
    field: z.enum(signalFields).nullable().openapi({ description: 'Field with the text that raised it' }),
    text: z.string().nullable().openapi({ description: 'That literal text; cents for a price' }),
    other: z
      .object({ title: z.string(), description: z.string(), display_name: z.string(), page_url: z.string() })
      .nullable()
      .openapi({ description: "Another business's event with the same text; null once gone" }),
  })
  .openapi('Signal', { description: 'Informs the reviewer and never decides' });

export const HeldEventSchema = z
  .object({
    event: z.object(publicEventFields).openapi({ description: 'As guests would see it' }),
    business: z.object({
      id: z.string(),
      display_name: z.string(),
      company_name: z.string(),
      business_type: z.enum(businessTypes),
    }),
    signals: z.array(SignalSchema),
    raised_at: InstantSchema.openapi({ description: 'When the event was published, or changed' }),
    held_until: InstantSchema.nullable().openapi({
      description: 'Latest time of visibility; null for a changed event that is already visible',
    }),
  })
  .openapi('HeldEvent');

const listHeldEvents = defineRoute({
  method: 'get',
  path: '/review/held',
  operationId: 'listHeldEvents',
  priority: 'always',
  tag,
  summary: 'Events that are held before guests see them, and changed ones with signals, soonest first',
  access,
  success: {
    status: 200,
    description: 'The first 50, and how many there are',
    schema: z.object({ data: z.array(HeldEventSchema), total: z.int() }),
  },
});

const releaseHeldEvent = defineRoute({
  method: 'post',
  path: '/review/held/{id}/release',
  operationId: 'releaseHeldEvent',
  priority: 'always',
  tag,
  summary: 'Show a held event to guests now, or mark a changed one as seen',
  description:
    '`id` is that of the event. Of two reviewers the first releases it; the second gets `already_decided` with `decided_by` and `decided_at`, as does a reviewer after its time was over (`decided_by` is null then).',
  access,
  request: { params: z.object({ id: IdSchema }) },
  success: { status: 204, description: 'Released' },
  problems: ['not_found', 'already_decided'],
});

export const heldEventRoutes = { listHeldEvents, releaseHeldEvent };
