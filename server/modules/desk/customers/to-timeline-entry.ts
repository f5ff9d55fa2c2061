import type { z } from 'zod';
import type { TimelineEntrySchema } from '#contract/desk-customers.ts';
import { shownEmail } from '#domain/shared/email.ts';
import type { TimelineRow } from '#server/modules/desk/customers/timeline-queries.ts';

export function toTimelineEntry(
  { id, kind, createdAt, what, actor, detail, amount }: TimelineRow,
  names: ReadonlyMap<string, string>,
): z.input<typeof TimelineEntrySchema> {
  const [actorKind = ''] = actor?.split(':') ?? [];
  return {
    ...{ id, kind, what, amount },
    actor: actor === null ? null : { kind: actorKind, name: names.get(actor) ?? null },
    detail: detail && shownEmail(detail),
    created_at: createdAt.toISOString(),
  };
}
