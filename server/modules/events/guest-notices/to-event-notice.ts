import type { z } from 'zod';
import type { EventNoticeSchema } from '#contract/guest-notices.ts';
import type { EventNoticeRow } from '#server/modules/events/guest-notices/queries.ts';

const toPerson = ({ userId, displayName }: EventNoticeRow['unaware'][number]) => ({
  user_id: userId,
  display_name: displayName,
});

export function toEventNotice(row: EventNoticeRow): z.input<typeof EventNoticeSchema> {
  const { id, kind, text, move, createdAt } = row.notice;
  return {
    id,
    kind,
    text,
    created_at: createdAt.toISOString(),
    guests: row.guests,
    delivered: row.delivered,
    read: row.read,
    unaware: row.unaware.map(toPerson),
    move,
    asked: row.asked,
    confirmed: row.confirmed,
    unconfirmed: row.unconfirmed.map(toPerson),
  };
}
