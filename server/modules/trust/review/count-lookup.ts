import { randomUUIDv7 } from 'node:crypto';
import { registerLookups } from '#database/schema/verifications.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import type { Meter } from '#server/modules/trust/review/queries.ts';
import { findMeter, findSubmission } from '#server/modules/trust/review/queries.ts';

/** Refuses none; the register itself limits them. */
export async function countLookup({ db, actor, now }: Context<Reviewer>, businessId: string): Promise<Meter> {
  await findSubmission(db, businessId);
  await db
    .insert(registerLookups)
    .values({ businessId, id: randomUUIDv7(), reviewerId: actor.reviewerId, lookedUpAt: now });
  return findMeter(db, now);
}
