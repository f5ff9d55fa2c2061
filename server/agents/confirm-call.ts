import type { AgentTool } from '#domain/agents/tools.ts';
import { agentTools, mayAct } from '#domain/agents/tools.ts';
import { askPerson } from '#server/agents/ask-person.ts';
import type { Arguments, KeyedAgent, OperationResult } from '#server/agents/call-operation.ts';
import { callOperation, refuseUnknown } from '#server/agents/call-operation.ts';
import { createConfirmation, openConfirmation } from '#server/agents/confirmation-token.ts';
import { fieldsOf, findOperation } from '#server/agents/describe-tools.ts';
import { Problem } from '#server/context/problem.ts';

interface EventState {
  status: string;
  title: string;
  starts_at: string | null;
  participant_counts: unknown;
  category?: unknown;
  featured_event: boolean;
  push_notification: boolean;
}

function toolNamed(name: string): AgentTool {
  const tool = agentTools.find((each) => each.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  return tool;
}

/** Only publishing and changing cost credits. */
const costing = ['publish_event', 'change_event'];

async function quote(
  { call }: KeyedAgent,
  tool: AgentTool,
  given: Arguments,
  event: EventState | null,
): Promise<unknown> {
  if (!event || !costing.includes(tool.name)) return null;
  const { category, featured_event, push_notification } = { ...event, ...given };
  const options = { category, featured_event, push_notification, event_id: given.id };
  const { body, isError } = await callOperation(call, toolNamed('quote_event'), options);
  return isError ? null : body;
}

const showFirst =
  'Show this to the person you work for. If they agree, call again with the same arguments and this token.';

function sayWhat(
  event: EventState | null,
  cost: unknown,
  { token, expiresAt }: ReturnType<typeof createConfirmation>,
  isDoneThen: boolean,
) {
  return {
    is_done: false,
    next: isDoneThen ? showFirst : `${showFirst} Then a person of the business has to allow it in the dashboard.`,
    confirmation_token: token,
    expires_at: expiresAt.toISOString(),
    quote: cost,
    event: event && {
      title: event.title,
      status: event.status,
      starts_at: event.starts_at,
      participant_counts: event.participant_counts,
    },
  };
}

const toAnswer = (body: unknown): OperationResult => ({ isError: false, body, etag: null, isReplayed: false });

/**
 * Performs a tool that spends credits, notifies guests or cancels: the first call returns the quote and a token, the
 * second one acts, or asks a person if the key has no standing permission. A draft is changed without.
 */
export async function confirmCall(agent: KeyedAgent, tool: AgentTool, given: Arguments): Promise<OperationResult> {
  const { deps, call, key } = agent;
  const { confirmation_token: token, ...asked } = given;
  refuseUnknown(fieldsOf(tool, await findOperation(tool)), asked);
  const isOfEvent = tool.scope === 'events:write';
  const found = isOfEvent ? await callOperation(call, toolNamed('get_event'), { id: asked.id }) : null;
  if (found?.isError) return found;
  const event = (found?.body ?? null) as EventState | null;
  // Without the counts of guests, which change by themselves.
  const state = found?.etag?.replace(/\.[\w-]{8}"$/, '"') ?? null;
  const match: Record<string, string> = state === null ? {} : { 'If-Match': state };
  if (tool.confirmation === 'unless_draft' && event?.status === 'draft') return callOperation(call, tool, asked, match);
  const confirmed = { keyId: key.id, businessId: key.businessId, tool: tool.name, given: asked, state };
  const { secretKey } = deps.config;
  if (token === undefined) {
    const made = createConfirmation(secretKey, confirmed, deps.clock());
    const cost = await quote(agent, tool, asked, event);
    return toAnswer(sayWhat(event, cost, made, mayAct(key)));
  }
  const opened = openConfirmation(secretKey, token, confirmed);
  if (!mayAct(key)) return toAnswer(await askPerson(agent, tool, asked, opened));
  opened.requireCurrent(deps.clock());
  const { nonce } = opened;
  const done = await callOperation(call, tool, asked, { ...match, 'Idempotency-Key': nonce });
  if (done.isReplayed) throw new Problem('link_used', { detail: 'The token was used; call without it for a new one' });
  return done;
}
