import { lte } from 'drizzle-orm';
import { registrations } from '#database/schema/registrations.ts';
import type { Context } from '#server/context/context.ts';

/** Forgets registrations that nobody confirmed, with their proofs. */
export async function sweepRegistrations({ db, now, deps }: Context): Promise<void> {
  const gone = await db
    .delete(registrations)
    .where(lte(registrations.expiresAt, now))
    .returning({ proofKey: registrations.proofKey });
  for (const { proofKey } of gone) if (proofKey) await deps.files.remove(proofKey);
}
