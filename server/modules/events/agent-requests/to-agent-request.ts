import type { AgentRequestAnswer } from '#contract/agent-requests.ts';
import type { Member } from '#server/context/actor.ts';
import type { Deps } from '#server/context/context.ts';
import { mayAnswer } from '#server/modules/events/agent-requests/answer-agent-request.ts';
import type { RequestTarget } from '#server/modules/events/agent-requests/find-target.ts';
import type { AgentRequestRow } from '#server/modules/events/agent-requests/queries.ts';
import { toEvent } from '#server/modules/events/events/to-event.ts';

/** Values of an event as text, lists with commas between. */
function toText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map(toText).join(', ') || null;
  if (typeof value === 'object') return Object.values(value).map(toText).filter(Boolean).join(', ') || null;
  return String(value);
}

function toChanges(event: object, given: Record<string, unknown>): AgentRequestAnswer['changes'] {
  const present: Record<string, unknown> = { ...event };
  return Object.entries(given)
    .filter(([field]) => field !== 'tell_guests')
    .map(([field, to]) => ({ field, from: toText(present[field]), to: toText(to) }))
    .filter(({ from, to }) => from !== to);
}

interface Found {
  request: AgentRequestRow;
  keyName: string;
  target: RequestTarget;
  balance: number;
}

export function toAgentRequest(
  { request, keyName, target: { event, guest, cost, version }, balance }: Found,
  actor: Member,
  config: Deps['config'],
): AgentRequestAnswer {
  const { tool, given } = request;
  const isPublic = event.status === 'published';
  return {
    id: request.id,
    tool,
    key_name: keyName,
    event: {
      id: event.id,
      title: event.title,
      event_date: event.eventDate,
      start_time: event.startTime,
      status: event.status,
      guests: event.joinedCount + event.waitingCount + event.appliedCount,
    },
    guest: guest && { display_name: guest.displayName, party_size: guest.partySize, status: guest.status },
    changes: tool === 'change_event' ? toChanges(toEvent(event, config), given) : [],
    reason: tool === 'cancel_event' ? toText(given.reason) : null,
    tells_guests: isPublic && tool !== 'publish_event' && given.tell_guests !== 'nobody',
    cost,
    balance,
    version,
    is_changed: version !== request.version,
    may_answer: mayAnswer(actor, tool),
    created_at: request.createdAt.toISOString(),
    expires_at: request.expiresAt.toISOString(),
  };
}
