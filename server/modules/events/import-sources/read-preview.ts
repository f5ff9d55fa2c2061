import type { AddressPreview } from '#contract/import-sources.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { externalIdOf } from '#server/modules/events/import-sources/add-entry.ts';
import { readSourceAddress } from '#server/modules/events/import-sources/create-source.ts';
import { readAddress } from '#server/modules/events/import-sources/read-address.ts';
import { createDrafts } from '#server/modules/events/imports/create-drafts.ts';

/** Reads an address and creates nothing. 422 `import_address`, `import_unread` with the reason; 429. */
export async function readPreview(ctx: Context<Member>, typed: string): Promise<AddressPreview> {
  const { businessId } = ctx.actor;
  const url = readSourceAddress(ctx, typed);
  await ctx.deps.rateLimits.consume('readAddress', businessId);
  const look = await readAddress(ctx, { url, businessId });
  const failure = look.failure ?? (look.isUnchanged || look.result === null ? 'no_events' : null);
  if (failure !== null || look.failure !== null || look.isUnchanged || look.result === null) {
    const detail = `The address could not be read: ${failure}`;
    throw new Problem('import_unread', { detail, errors: [{ path: 'url', code: failure ?? '', message: detail }] });
  }
  const { kind, name, rows, past, leftOut, notes } = look.result;
  const named = rows.map((row) => ({
    ...row,
    event: { ...row.event, external_id: externalIdOf(row.event.external_id) },
  }));
  return {
    url,
    kind,
    name,
    rows: await createDrafts(ctx, named, true),
    past,
    left_out: leftOut.map(({ title, reason, text }) => ({ title, reason, text })),
    notes,
  };
}
