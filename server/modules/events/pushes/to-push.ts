import type { z } from 'zod';
import type { PushSchema } from '#contract/pushes.ts';
import type { PushRow } from '#server/modules/events/events/push-queries.ts';

export function toPush(push: PushRow): z.input<typeof PushSchema> {
  const { audience, sent, delivered, opened } = push;
  return {
    id: push.id,
    event_id: push.eventId,
    status: push.status,
    send_at: push.sendAt.toISOString(),
    sent_at: push.sentAt?.toISOString() ?? null,
    low_estimate: push.lowEstimate,
    result: audience === null ? null : { audience, sent: sent ?? 0, delivered: delivered ?? 0, opened: opened ?? 0 },
    returned_credits: push.returnedCredits,
    return_reason: push.returnReason,
  };
}
