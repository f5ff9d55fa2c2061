import type { caseReadings } from '#domain/audit/actions.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';

/** Records the read in the business's log. */
export async function writeCaseAccess(
  ctx: Context<Reviewer>,
  action: (typeof caseReadings)[number],
  businessId: string,
): Promise<void> {
  await writeAccess(ctx, { action, subject: `business:${businessId}`, after: null, businessId });
}
