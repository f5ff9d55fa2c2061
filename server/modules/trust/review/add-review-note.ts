import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { reviewNotes } from '#database/schema/verifications.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { NoteRow } from '#server/modules/trust/review/queries.ts';

/** Adds a note invisible to the business. */
export async function addReviewNote(ctx: AnyContext<Reviewer>, businessId: string, text: string): Promise<NoteRow> {
  return inTransaction(ctx, async ({ db, actor, now }) => {
    const [business] = await db.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, businessId));
    if (!business) throw new Problem('not_found');
    const note = { id: randomUUIDv7(), businessId, reviewerId: actor.reviewerId, text, createdAt: now };
    await db.insert(reviewNotes).values(note);
    return { ...note, writtenBy: actor.username };
  });
}
