import { and, eq, isNull } from 'drizzle-orm';
import { mails } from '#database/schema/mails.ts';
import type { DeliveryReport, MailState } from '#domain/delivery/states.ts';
import { stateAfter } from '#domain/delivery/states.ts';
import { suppress, suppressBounced } from '#server/adapters/mails/suppressions.ts';
import type { Deps } from '#server/context/context.ts';

export type ReportResult = 'applied' | 'repeated' | 'unknown';

/** Applies a report on a mail once; `unknown` after the mail's retention. */
export async function takeReport(
  { db, clock, noteMail }: Pick<Deps, 'db' | 'clock' | 'noteMail'>,
  id: string,
  { kind, isHard, reason }: DeliveryReport,
): Promise<ReportResult> {
  const now = clock();
  const { result, reached } = await db.transaction(
    async (tx): Promise<{ result: ReportResult; reached?: MailState }> => {
      const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update');
      if (!mail) return { result: 'unknown' };
      const state = stateAfter(mail.state, kind);
      if (state === null) return { result: 'repeated' };
      if (kind === 'delayed') {
        const first = and(eq(mails.id, id), isNull(mails.delayedAt));
        const delayed = await tx.update(mails).set({ delayedAt: now, reason, changedAt: now }).where(first).returning();
        return { result: delayed.length > 0 ? 'applied' : 'repeated' };
      }
      await tx.update(mails).set({ state, reason, changedAt: now }).where(eq(mails.id, id));
      const email = mail.to;
      if (kind === 'bounced') await suppressBounced(tx, { email, isHard, reason, now });
      if (kind === 'complained') await suppress(tx, { email, cause: 'complained', reason, now });
      return { result: 'applied', reached: state };
    },
  );
  if (reached) noteMail(reached);
  return result;
}
