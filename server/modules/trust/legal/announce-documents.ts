import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { businesses } from '#database/schema/businesses.ts';
import { legalAnnouncements } from '#database/schema/legal-acceptances.ts';
import { users } from '#database/schema/users.ts';
import { acceptedDocuments, nextVersion } from '#domain/legal/documents.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { documentChangeMail } from '#server/adapters/mails/document-mails.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';

/** Businesses per transaction. */
const BATCH = 200;

function comingOn(day: string) {
  return acceptedDocuments.flatMap((document) => {
    const version = nextVersion(document, day);
    return version ? [{ document, version: version.version }] : [];
  });
}

/** Announces versions once to every open business, including new ones. */
export const announceDocuments = defineJob(
  'announce-documents',
  { retry: 'soon', schedule: '37 8-20 * * *' },
  async (ctx): Promise<void> => {
    const coming = comingOn(berlinDay(ctx.now));
    if (coming.length === 0) return;
    for (let last = ''; ; ) {
      const open = and(isNull(businesses.closedAt), isNull(businesses.testOf));
      const found = await ctx.db
        .select({ id: businesses.id })
        .from(businesses)
        .where(last === '' ? open : and(open, gt(businesses.id, last)))
        .orderBy(asc(businesses.id))
        .limit(BATCH);
      if (found.length === 0) return;
      await inTransaction(ctx, async ({ db, now, deps }) => {
        const told = await db
          .insert(legalAnnouncements)
          .values(found.flatMap(({ id }) => coming.map((each) => ({ ...each, businessId: id, announcedAt: now }))))
          .onConflictDoNothing()
          .returning({ businessId: legalAnnouncements.businessId, document: legalAnnouncements.document });
        for (const businessId of new Set(told.map((each) => each.businessId))) {
          const documents = told.filter((each) => each.businessId === businessId).map(({ document }) => document);
          await enqueue({ db, deps }, sendDocumentChange, { businessId, documents });
        }
      });
      last = found.at(-1)?.id ?? '';
    }
  },
);

/** Cannot be turned off, since the terms promise it. */
export const sendDocumentChange = defineJob(
  'send-document-change',
  { data: { businessId: z.uuid(), documents: z.array(z.enum(acceptedDocuments)) }, retry: 'a day' },
  async ({ db, now, deps }, { businessId, documents }): Promise<void> => {
    const [found] = await db
      .select({ companyName: businesses.companyName, name: users.name, email: users.email, language: users.language })
      .from(businesses)
      .innerJoin(users, eq(users.id, businesses.userId))
      .where(and(eq(businesses.id, businessId), isNull(businesses.closedAt)));
    if (!found) return;
    const changes = documents.flatMap((document) => {
      const version = nextVersion(document, berlinDay(now));
      return version ? [{ document, version }] : [];
    });
    if (changes.length === 0) return;
    const { email, language, ...facts } = found;
    await deps.mailer.send(await documentChangeMail(deps.config, language, { to: email, ...facts, changes }));
  },
);
