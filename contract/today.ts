import { z } from '@hono/zod-openapi';
import { EventSchema } from '#contract/shared/event-fields.ts';
import { AskedInstantSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { tariffNames } from '#domain/plans/tariffs.ts';

const withoutRight = 'Null without the right `edit_events`';

export const TodaySchema = z
  .object({
    events: z.array(EventSchema).openapi({
      description:
        'Up to three running or coming events, soonest first. One that runs past midnight counts for the day it began on',
    }),
    is_tonight: z.boolean().openapi({ description: 'Whether the first of these is today’s' }),
    arrivals: z
      .object({
        since: z.int().nullable().openapi({
          description: 'People who joined the first event since the requested instant; null without one',
        }),
        week: z.int().openapi({ description: 'People who joined any event within seven days' }),
        newest: z
          .array(z.object({ display_name: z.string(), party_size: z.int(), joined_at: InstantSchema }))
          .nullable()
          .openapi({ description: `Who joined \`event\` last, up to five. ${withoutRight}` }),
      })
      .openapi({ description: 'Recent guests who still have a place' }),
    open_state: z
      .object({
        is_open: z.boolean(),
        closes_at: InstantSchema.nullable(),
        opens_at: InstantSchema.nullable(),
        reason: z.string().nullable().openapi({ description: 'Reason of the current closure' }),
      })
      .nullable()
      .openapi({ description: 'Null while there is no profile' }),
    requests: z
      .object({ people: z.int(), event_id: z.string(), title: z.string(), events: z.int() })
      .nullable()
      .openapi({
        description: `Applications that wait for the business: people, events, and the first event. Null without one. ${withoutRight}`,
      }),
    draft: z
      .object({
        id: z.string(),
        title: z.string(),
        tariff: z.enum(tariffNames),
        missing: z.array(z.string()).openapi({ description: 'Fields missing for publication' }),
        drafts: z.int().openapi({ description: 'How many there are in all' }),
      })
      .nullable()
      .openapi({ description: `The newest draft. Null when there is none. ${withoutRight}` }),
    template: z
      .object({ id: z.string(), title: z.string(), event_date: z.string() })
      .nullable()
      .openapi({ description: 'Without planned events: the last past event' }),
    event_count: z.int().openapi({ description: 'Number of events, including drafts and past ones' }),
    is_new: z.boolean().openapi({ description: 'Nothing was published or scheduled yet' }),
    agent_requests: z
      .int()
      .openapi({ description: 'Calls of agents that wait for a yes; 0 without the right `edit_events`' }),
    is_just_verified: z
      .boolean()
      .openapi({ description: 'The business was verified, and this member has not been shown it yet' }),
    parts: z
      .object({ image: z.boolean(), hours: z.boolean(), draft: z.boolean(), proof: z.boolean() })
      .openapi({ description: 'Completed parts of the setup' }),
  })
  .openapi('Today');

const getToday = defineRoute({
  method: 'get',
  path: '/business/today',
  operationId: 'getToday',
  priority: 'member_reads',
  tag: 'Business',
  summary: 'Data of the dashboard’s first screen: tonight’s event, guests, opening hours, open tasks',
  access: { as: 'member', requires: 'active' },
  request: {
    query: z.strictObject({
      since: AskedInstantSchema.optional().openapi({ description: "Time of the caller's last look" }),
    }),
  },
  success: { status: 200, description: 'Today', schema: TodaySchema },
});

export const todayRoutes = { getToday };
