import { and, eq } from 'drizzle-orm';
import { routes } from '#contract/index.ts';
import { EventChangesSchema } from '#contract/shared/event-fields.ts';
import { agentRequests } from '#database/schema/agent-requests.ts';
import type { AskedTool, RequestAnswer } from '#domain/agents/requests.ts';
import { requestState } from '#domain/agents/requests.ts';
import type { MemberRequirement } from '#domain/team/permissions.ts';
import { mayMember } from '#domain/team/permissions.ts';
import type { Member } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { RequestTarget } from '#server/modules/events/agent-requests/find-target.ts';
import { findTarget } from '#server/modules/events/agent-requests/find-target.ts';
import type { AgentRequestRow } from '#server/modules/events/agent-requests/queries.ts';
import { findRequest, lockRequest } from '#server/modules/events/agent-requests/queries.ts';
import { cancelEvent } from '#server/modules/events/events/cancel-event.ts';
import { lockEvent } from '#server/modules/events/events/lock-event.ts';
import { isBusinessVerified, publishEvent } from '#server/modules/events/events/publish-event.ts';
import { updateEvent } from '#server/modules/events/events/update-event.ts';
import { approveParticipant, rejectParticipant } from '#server/modules/events/participants/decide-participant.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';

const CancellationSchema = routes.cancelEvent.request.body.content['application/json'].schema;

const rights: Record<AskedTool, MemberRequirement> = {
  publish_event: routes.publishEvent.access.requires,
  change_event: routes.updateEvent.access.requires,
  cancel_event: routes.cancelEvent.access.requires,
  approve_guest: routes.approveParticipant.access.requires,
  reject_guest: routes.rejectParticipant.access.requires,
};

/** Answering needs the right of the action. */
export const mayAnswer = (actor: Member, tool: AskedTool) => mayMember(actor, rights[tool]);

/** The locked request; null if it already has this answer. Event before request, as in a deletion. */
async function lockOpen(
  tx: TransactionContext<Member>,
  id: string,
  answer: RequestAnswer,
): Promise<AgentRequestRow | null> {
  const { db, actor, now } = tx;
  const found = await findRequest(db, actor.businessId, id);
  if (!found) throw new Problem('not_found');
  if (!mayAnswer(actor, found.tool)) {
    throw new Problem('permission_missing', { members: { required_permission: rights[found.tool] } });
  }
  if (answer === 'allowed' && found.tool === 'publish_event') await isBusinessVerified(tx, actor.businessId);
  await lockEvent(tx, found.eventId);
  const held = await lockRequest(db, actor.businessId, id);
  if (!held) throw new Problem('not_found');
  if (held.answer === answer) return null;
  if (held.answer !== null) throw new Problem('already_decided');
  if (requestState(held, now) === 'expired') {
    throw new Problem('link_expired', { detail: 'Nobody answered in time; the agent may ask again' });
  }
  return held;
}

async function writeAnswer(
  tx: TransactionContext<Member>,
  { id, eventId, tool, businessId }: AgentRequestRow,
  answer: RequestAnswer,
  title: string,
): Promise<void> {
  await tx.db
    .update(agentRequests)
    .set({ answer, answeredAt: tx.now })
    .where(and(eq(agentRequests.businessId, businessId), eq(agentRequests.id, id)));
  await writeAudit(tx, {
    action: `agent_request_${answer}`,
    subject: `event:${eventId}`,
    before: null,
    after: { name: title, tool, request_id: id },
  });
}

/** The operation itself, as the person who allowed it. */
async function carryOut(
  tx: TransactionContext<Member>,
  { tool, eventId, given }: AgentRequestRow,
  { guest }: RequestTarget,
): Promise<unknown> {
  switch (tool) {
    case 'publish_event':
      return publishEvent(tx, eventId);
    case 'change_event':
      return updateEvent(tx, eventId, EventChangesSchema.parse(given), undefined);
    case 'cancel_event':
      return cancelEvent(tx, eventId, CancellationSchema.parse(given).reason ?? null);
    case 'approve_guest':
      return approveParticipant(tx, { eventId, userId: guest?.userId ?? '' });
    case 'reject_guest':
      return rejectParticipant(tx, { eventId, userId: guest?.userId ?? '' });
  }
}

/**
 * Carries the call out, once. 412 if event, guest or price are no longer as the person saw them, so that they see them
 * again first.
 */
export async function allowRequest(tx: TransactionContext<Member>, id: string, version: string): Promise<void> {
  const request = await lockOpen(tx, id, 'allowed');
  if (!request) return;
  const target = await findTarget(tx, tx.actor.businessId, request);
  if (!target) throw new Problem('not_found');
  if (target.version !== version) {
    throw new Problem('precondition_failed', { detail: 'Event, guest or price changed since; read the request again' });
  }
  await writeAnswer(tx, request, 'allowed', target.event.title);
  await carryOut(tx, request, target);
  await announceChange(tx, request.businessId, 'agent_requests.changed', id);
}

export async function declineRequest(tx: TransactionContext<Member>, id: string): Promise<void> {
  const request = await lockOpen(tx, id, 'declined');
  if (!request) return;
  const target = await findTarget(tx, tx.actor.businessId, request);
  await writeAnswer(tx, request, 'declined', target?.event.title ?? '');
  await announceChange(tx, request.businessId, 'agent_requests.changed', id);
}
