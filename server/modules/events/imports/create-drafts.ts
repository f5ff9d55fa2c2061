import { and, eq, not } from 'drizzle-orm';
import type { EventOperation, EventOperationResult } from '#contract/event-batches.ts';
import { MisfitOperation, OperationSchema } from '#contract/event-batches.ts';
import type { ImportedRow } from '#contract/imports.ts';
import { events } from '#database/schema/events.ts';
import type { ImportRow } from '#domain/import/result.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { changeEvents } from '#server/modules/events/named-events/change-events.ts';

/** Drafts per batch; a full business refuses the rest without trying each. */
const AT_ONCE = 50;

async function findKnownIds({ reader, actor }: Context<Member>): Promise<Set<string | null>> {
  const ofBusiness = and(eq(events.businessId, actor.businessId), not(events.isDeletedThen));
  const rows = await reader.select({ id: events.externalId }).from(events).where(ofBusiness);
  return new Set(rows.map(({ id }) => id));
}

function toOperation({ event }: ImportRow): EventOperation | MisfitOperation {
  const { data, error } = OperationSchema.safeParse({ op: 'create', event });
  return data ?? new MisfitOperation(error?.issues ?? []);
}

/** A draft for each coming row, in its own transaction; ids keep a repetition from creating it again. */
export async function createDrafts(
  ctx: Context<Member>,
  rows: readonly ImportRow[],
  isDryRun: boolean,
): Promise<ImportedRow[]> {
  const known = await findKnownIds(ctx);
  const results: ImportedRow[] = [];
  const coming = rows.filter(({ isPast }) => !isPast);
  let full: ImportedRow['problem'] = null;
  for (let from = 0; from < coming.length; from += AT_ONCE) {
    const part = coming.slice(from, from + AT_ONCE);
    const isNew = (row: ImportRow) => row.isPossible && !known.has(row.event.external_id);
    const created: EventOperationResult[] =
      isDryRun || full ? [] : await changeEvents(ctx, part.filter(isNew).map(toOperation), null);
    for (const row of part) {
      const plain = { number: row.number, event: row.event, notes: row.notes, event_id: null, problem: null };
      const made = isNew(row) ? created.shift() : undefined;
      if (made?.problem?.code === 'limit_reached') full = made.problem;
      if (!row.isPossible) results.push({ ...plain, status: 'left_out' });
      else if (!isNew(row) || made?.problem?.code === 'external_id_taken') results.push({ ...plain, status: 'known' });
      else if (made?.event) results.push({ ...plain, status: 'created', event_id: made.event.id });
      else if (made?.problem ?? full) results.push({ ...plain, status: 'refused', problem: made?.problem ?? full });
      else results.push({ ...plain, status: 'ready' });
    }
  }
  return results;
}
