import type { z } from 'zod';
import type { CreditEntrySchema } from '#contract/credits.ts';
import { toCsv } from '#server/http/csv.ts';
import type { EntryRow } from '#server/modules/money/credits/entry-queries.ts';

export function toEntry({ entry, eventTitle }: EntryRow): z.input<typeof CreditEntrySchema> {
  return {
    id: entry.id,
    bucket: entry.bucket,
    amount: entry.amount,
    balance_after: entry.balanceAfter,
    reason: entry.reason,
    reference: entry.reference,
    event_id: entry.eventId,
    event_title: eventTitle,
    actor: entry.actor,
    created_at: entry.createdAt.toISOString(),
  };
}

const columns = [
  'created_at',
  'reason',
  'bucket',
  'amount',
  'balance_after',
  'event_title',
  'event_id',
  'reference',
  'actor',
  'id',
] as const;

export function toEntriesCsv(rows: readonly EntryRow[]): string {
  return toCsv(
    columns,
    rows.map(toEntry).map((entry) => columns.map((column) => entry[column])),
  );
}
