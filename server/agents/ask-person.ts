import type { AskedTool } from '#domain/agents/requests.ts';
import { askedTools, requestState } from '#domain/agents/requests.ts';
import type { AgentTool } from '#domain/agents/tools.ts';
import type { Arguments, KeyedAgent } from '#server/agents/call-operation.ts';
import type { openConfirmation } from '#server/agents/confirmation-token.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { memberOfKey } from '#server/http/api-key-auth.ts';
import type { AgentRequestRow } from '#server/modules/events/agent-requests/queries.ts';
import { findRequestOfCall } from '#server/modules/events/agent-requests/queries.ts';
import { requestYes } from '#server/modules/events/agent-requests/request-yes.ts';

function contextOf({ deps, call: { c }, key }: KeyedAgent, tool: AgentTool): Context<Member> {
  return {
    actor: memberOfKey(key, { as: 'member', requires: 'active', scope: tool.scope }),
    db: deps.db,
    reader: deps.reader,
    isInTransaction: false,
    now: deps.clock(),
    language: 'de',
    ip: c.get('ip'),
    requestId: c.get('requestId'),
    userAgent: c.req.header('User-Agent') ?? '',
    deps,
  };
}

function answerOf(request: AgentRequestRow, now: Date) {
  const { id: request_id, expiresAt, answeredAt } = request;
  switch (requestState(request, now)) {
    case 'waiting':
      return {
        is_done: false,
        state: 'waiting_for_a_person',
        request_id,
        expires_at: expiresAt.toISOString(),
        next: 'A person of the business decides in the dashboard. The same call, with the same token, returns the answer; it asks nobody twice.',
      };
    case 'allowed':
      return { is_done: true, state: 'allowed', request_id, allowed_at: answeredAt?.toISOString() };
    case 'declined':
      throw new Problem('permission_missing', { detail: 'A person of the business declined this call' });
    case 'expired':
      throw new Problem('link_expired', { detail: 'Nobody answered in time; call without the token to ask again' });
  }
}

const isAsked = (name: string): name is AskedTool => askedTools.some((each) => each === name);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** For a key without standing permission: asks a person once; the same call returns their answer. */
export async function askPerson(
  agent: KeyedAgent,
  tool: AgentTool,
  given: Arguments,
  { nonce, requireCurrent }: ReturnType<typeof openConfirmation>,
): Promise<object> {
  const { key, deps } = agent;
  const now = deps.clock();
  const known = await findRequestOfCall(deps.db, key.id, nonce);
  if (known) return answerOf(known, now);
  requireCurrent(now);
  if (key.stoppedBy) throw new Problem('measure_in_force', { members: { measure_id: key.stoppedBy } });
  if (!isAsked(tool.name)) throw new Error(`nobody is asked for ${tool.name}`);
  const { id, user_id: guestId, ...body } = given;
  const asked = await requestYes(contextOf(agent, tool), {
    tool: tool.name,
    apiKeyId: key.id,
    nonce,
    eventId: textOf(id),
    guestId: guestId === undefined ? null : textOf(guestId),
    given: body,
  });
  return answerOf(asked, now);
}
