import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { legalAcceptances } from '#database/schema/legal-acceptances.ts';
import { users } from '#database/schema/users.ts';
import type { AcceptedDocument } from '#domain/legal/documents.ts';
import { acceptedDocuments, isConcerned, nextVersion } from '#domain/legal/documents.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { documentChangeMail } from '#server/adapters/mails/document-mails.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { announceOnce } from '#server/modules/trust/legal/announce-once.ts';

function comingOn(day: string) {
  return acceptedDocuments.flatMap((document) => {
    const version = nextVersion(document, day);
    return version ? [{ document, version: version.version }] : [];
  });
}

/** From what each business accepted so far. */
async function concernOf(db: Transaction, ids: string[], coming: ReturnType<typeof comingOn>) {
  const { businessId, document, version } = legalAcceptances;
  const accepted = await db
    .select({ businessId, document, version })
    .from(legalAcceptances)
    .where(inArray(businessId, ids));
  return (id: string, wanted: AcceptedDocument) => {
    const next = coming.find((each) => each.document === wanted);
    const mine = accepted.filter((each) => each.businessId === id && each.document === wanted);
    return (
      next !== undefined &&
      isConcerned(
        wanted,
        next.version,
        mine.map((each) => each.version),
      )
    );
  };
}

/** Announces versions once to the open businesses that they concern. */
export const announceDocuments = defineJob(
  'announce-documents',
  { retry: 'soon', schedule: '37 8-20 * * *' },
  (ctx): Promise<void> => {
    const coming = comingOn(berlinDay(ctx.now));
    return announceOnce(ctx, {
      coming,
      concernOf: (db, ids) => concernOf(db, ids, coming),
      notify: (tx, told) => enqueue(tx, sendDocumentChange, told),
    });
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
