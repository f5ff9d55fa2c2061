import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import { factorRemovals, secondFactors, signInChallenges } from '#database/schema/second-factors.ts';
import { users } from '#database/schema/users.ts';
import { factorRemovalAskedMail, factorRemovalDueMail } from '#server/adapters/mails/security-mails.ts';
import type { Context } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

/** Mails the confirmation of the request, or after the wait the link that removes; nothing for a stopped removal. */
export const sendFactorRemoval = defineJob(
  'send-factor-removal',
  { data: { removalId: z.uuid(), isDue: z.boolean() }, retry: 'a day' },
  async ({ db, now, deps: { config, mailer } }, { removalId, isDue }): Promise<void> => {
    const token = createToken();
    const [removal] = await db
      .update(factorRemovals)
      .set(isDue ? { removeHash: hashToken(token) } : { stopHash: hashToken(token) })
      .where(and(eq(factorRemovals.id, removalId), isDue ? lte(factorRemovals.possibleAt, now) : undefined))
      .returning();
    if (!removal) return;
    const [user] = await db.select().from(users).where(eq(users.id, removal.userId));
    if (!user) return;
    const { email: to, name, language } = user;
    const { possibleAt } = removal;
    const mail = isDue
      ? await factorRemovalDueMail(config, language, { to, name, token })
      : await factorRemovalAskedMail(config, language, { to, name, token, possibleAt });
    await mailer.send(mail);
  },
);

const DAY_MS = 86_400_000;

/** Deletes expired challenges and links, and apps not confirmed within a day. */
export async function sweepFactors({ db, now }: Context): Promise<void> {
  await deleteInBatches(db, signInChallenges, lt(signInChallenges.expiresAt, now));
  await deleteInBatches(db, factorRemovals, lt(factorRemovals.expiresAt, now));
  const { confirmedAt, createdAt } = secondFactors;
  const isUnfinished = sql`${isNull(confirmedAt)} and ${lt(createdAt, new Date(now.getTime() - DAY_MS))}`;
  await deleteInBatches(db, secondFactors, isUnfinished);
}
