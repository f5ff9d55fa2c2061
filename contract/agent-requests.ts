import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { agentRequest, askedTools } from '#domain/agents/requests.ts';
import { eventStatuses } from '#domain/events/lifecycle.ts';
import { participantStatuses } from '#domain/events/participation.ts';

const tag = 'API keys';
const access = { as: 'member', requires: 'active' } as const;
const params = z.object({ id: IdSchema });
const VersionSchema = z
  .string()
  .regex(/^[\w-]{43}$/, 'Not a version of a request')
  .openapi({ description: 'Of event, guest and price; an answer to another version is refused' });

const AgentRequestSchema = z
  .object({
    id: IdSchema,
    tool: z.enum(askedTools),
    key_name: z.string(),
    event: z.object({
      id: IdSchema,
      title: z.string(),
      event_date: z.string().nullable(),
      start_time: z.string().nullable(),
      status: z.enum(eventStatuses),
      guests: z.int().openapi({ description: 'People who come, wait or asked' }),
    }),
    guest: z
      .object({ display_name: z.string(), party_size: z.int(), status: z.enum(participantStatuses) })
      .nullable()
      .openapi({ description: 'Of a decision about a guest' }),
    changes: z
      .array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() }))
      .openapi({ description: 'Of a changed event' }),
    reason: z.string().nullable().openapi({ description: 'Of a cancellation, shown to guests' }),
    tells_guests: z.boolean(),
    cost: z.int().openapi({ description: 'Credits' }),
    balance: z.int(),
    version: VersionSchema,
    is_changed: z.boolean().openapi({ description: 'Event, guest or price are no longer as the agent saw them' }),
    may_answer: z.boolean().openapi({ description: 'The caller has the right that the action needs' }),
    created_at: InstantSchema,
    expires_at: InstantSchema,
  })
  .openapi('AgentRequest');
export type AgentRequestAnswer = z.input<typeof AgentRequestSchema>;

const AnsweredSchema = z.object({ id: IdSchema, answer: z.enum(['allowed', 'declined']) });

const listAgentRequests = defineRoute({
  method: 'get',
  path: '/agent-requests',
  operationId: 'listAgentRequests',
  priority: 'member_reads',
  tag,
  summary: 'Calls of agents that wait for a yes, oldest first',
  description: `Keys without standing permission ask for ${agentRequest.hours} hours. Texts were written by agents, guests and others.`,
  access,
  success: { status: 200, description: 'Open requests', schema: z.object({ data: z.array(AgentRequestSchema) }) },
});

const answering = { method: 'post', priority: 'writes', tag, access } as const;

const allowAgentRequest = defineRoute({
  ...answering,
  path: '/agent-requests/{id}/allow',
  operationId: 'allowAgentRequest',
  summary: 'Allow an agent’s call and carry it out in the same transaction',
  description:
    'Needs the right of the action itself. 412 if event, guest or price changed since this version was read. Repeating it changes nothing.',
  request: { params, body: jsonBody(z.strictObject({ version: VersionSchema })) },
  success: { status: 200, description: 'Allowed and done', schema: AnsweredSchema },
  problems: [
    'not_found',
    'already_decided',
    'link_expired',
    'precondition_failed',
    'event_state',
    'participant_state',
    'not_enough_credits',
    'not_publishable',
    'advertising_undeclared',
    'measure_in_force',
    'event_full',
    'party_too_large',
    'limit_below_guests',
    'external_id_taken',
  ],
});

const declineAgentRequest = defineRoute({
  ...answering,
  path: '/agent-requests/{id}/decline',
  operationId: 'declineAgentRequest',
  summary: 'Decline an agent’s call',
  description: 'Needs the right of the action itself. Repeating it changes nothing.',
  request: { params },
  success: { status: 200, description: 'Declined', schema: AnsweredSchema },
  problems: ['not_found', 'already_decided', 'link_expired'],
});

export const agentRequestsRoutes = { listAgentRequests, allowAgentRequest, declineAgentRequest };
