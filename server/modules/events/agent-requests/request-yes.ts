import { randomUUIDv7 } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { routes } from '#contract/index.ts';
import { EventChangesSchema } from '#contract/shared/event-fields.ts';
import { agentRequests } from '#database/schema/agent-requests.ts';
import { apiKeys } from '#database/schema/api-keys.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { AskedTool } from '#domain/agents/requests.ts';
import { agentRequest } from '#domain/agents/requests.ts';
import { publishObstacles } from '#domain/events/publishable.ts';
import { batchMinutes } from '#domain/notices/due-times.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { invalidInput, refuseUnstorable } from '#server/http/input.ts';
import { findTarget } from '#server/modules/events/agent-requests/find-target.ts';
import type { AgentRequestRow } from '#server/modules/events/agent-requests/queries.ts';
import { findRequestOfCall, isOpenAt } from '#server/modules/events/agent-requests/queries.ts';
import { changeContent, contentOf } from '#server/modules/events/events/event-content.ts';
import { refuseObstacles, requireAction } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { requirePublishable } from '#server/modules/events/events/update-event.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { writeNotices } from '#server/modules/news/notices/write-notices.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';

interface Question {
  tool: AskedTool;
  apiKeyId: string;
  /** Of the confirmation token. */
  nonce: string;
  eventId: string;
  /** Of a decision about a guest. */
  guestId: string | null;
  /** Body of the operation. */
  given: Record<string, unknown>;
}

const bodies = { change_event: routes.updateEvent, cancel_event: routes.cancelEvent };

/** 422 as by the operation itself. */
function requireValid(tool: AskedTool, given: Record<string, unknown>): void {
  refuseUnstorable(given);
  const route = tool === 'change_event' || tool === 'cancel_event' ? bodies[tool] : undefined;
  const parsed = route?.request.body.content['application/json'].schema.safeParse(given);
  if (parsed?.error) throw invalidInput(parsed.error.issues);
}

/** Refuses what a yes could not carry out. */
function requirePossible({ now }: Pick<TransactionContext, 'now'>, { tool, given }: Question, event: EventRow): void {
  if (tool === 'publish_event') {
    requireAction(event, 'publish');
    refuseObstacles(publishObstacles(event, event.tariff, berlinDay(now)));
  }
  if (tool === 'change_event') {
    requireAction(event, 'edit');
    requirePublishable({ now }, event, changeContent(contentOf(event), EventChangesSchema.parse(given)));
  }
  if (tool === 'cancel_event') requireAction(event, 'cancel');
}

async function findGuestSeq({ db }: TransactionContext<Member>, { eventId, guestId }: Question) {
  if (guestId === null) return null;
  const [guest] = await db
    .select({ seq: eventParticipants.seq })
    .from(eventParticipants)
    .where(and(eq(eventParticipants.eventId, eventId), eq(eventParticipants.userId, guestId)));
  if (!guest) throw new Problem('not_found');
  return guest.seq;
}

/** Several questions within minutes are one notice. */
const isOfLastMinutes = (businessId: string, now: Date) =>
  and(
    eq(agentRequests.businessId, businessId),
    gt(agentRequests.createdAt, new Date(now.getTime() - batchMinutes * 60_000)),
  );

/** Keeps an agent's call until a person answers, and notifies those who may. The same call finds its request. */
export async function requestYes(ctx: AnyContext<Member>, question: Question): Promise<AgentRequestRow> {
  const { tool, apiKeyId, nonce, eventId, given } = question;
  requireValid(tool, given);
  return inTransaction(ctx, async (tx) => {
    const { db, actor, now } = tx;
    const { businessId } = actor;
    const asked = { tool, eventId, given, guestSeq: await findGuestSeq(tx, question) };
    const target = await findTarget(tx, businessId, asked);
    if (!target) throw new Problem('not_found');
    requirePossible(tx, question, target.event);
    const open = await db.$count(agentRequests, isOpenAt(businessId, now));
    if (open >= agentRequest.most) throw new Problem('limit_reached', { members: { limit: agentRequest.most } });
    const wasQuiet = (await db.$count(agentRequests, isOfLastMinutes(businessId, now))) === 0;
    const expiresAt = new Date(now.getTime() + agentRequest.hours * 3_600_000);
    const [row] = await db
      .insert(agentRequests)
      .values({
        ...asked,
        id: randomUUIDv7(),
        businessId,
        apiKeyId,
        nonce,
        version: target.version,
        expiresAt,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) return requireAsked(await findRequestOfCall(db, apiKeyId, nonce));
    const { title } = target.event;
    const [key] = await db.select({ name: apiKeys.name }).from(apiKeys).where(eq(apiKeys.id, apiKeyId));
    const after = { name: title, tool, cost: target.cost, request_id: row.id };
    await writeAudit(tx, { action: 'agent_request_made', subject: `event:${eventId}`, before: null, after });
    await announceChange(tx, businessId, 'agent_requests.changed', row.id);
    if (wasQuiet) {
      const facts = { about: 'agent_request', keyName: key?.name ?? '', tool, title } as const;
      await writeNotices(tx, businessId, { kind: 'agent_request', facts });
    }
    return row;
  });
}

function requireAsked(row: AgentRequestRow | undefined): AgentRequestRow {
  if (!row) throw new Error('a request conflicts with none');
  return row;
}
