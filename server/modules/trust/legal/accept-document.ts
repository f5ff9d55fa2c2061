import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { legalAcceptances } from '#database/schema/legal-acceptances.ts';
import { users } from '#database/schema/users.ts';
import type { DocumentSheet } from '#domain/legal/document-sheet.ts';
import type { AcceptedDocument, DocumentVersion } from '#domain/legal/documents.ts';
import { nextVersion, versionOn } from '#domain/legal/documents.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { Member } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { toProcessingSheet } from '#server/modules/trust/legal/to-sheet.ts';

async function sheetOf(
  { db, actor, now, language, deps }: TransactionContext<Member>,
  version: DocumentVersion,
): Promise<DocumentSheet> {
  const [found] = await db
    .select({ companyName: businesses.companyName, address: businesses.address, name: users.name, email: users.email })
    .from(businesses)
    .innerJoin(users, eq(users.id, actor.userId))
    .where(eq(businesses.id, actor.businessId));
  if (!found) throw new Problem('not_found');
  const { name, email, ...business } = found;
  return toProcessingSheet(deps.config, { version, business, person: name ?? email, at: now, language });
}

/** Idempotent. 409 `document_version` unless it is current or announced. */
export async function acceptDocument(
  ctx: TransactionContext<Member>,
  document: AcceptedDocument,
  wanted: number,
): Promise<void> {
  const { db, actor, now, language } = ctx;
  const day = berlinDay(now);
  const version = [versionOn(document, day), nextVersion(document, day)].find((each) => each?.version === wanted);
  if (!version) throw new Problem('document_version');
  const sheet = document === 'processing' ? await sheetOf(ctx, version) : null;
  const { businessId, userId } = actor;
  const stored = await db
    .insert(legalAcceptances)
    .values({
      businessId,
      document,
      version: wanted,
      hash: version.hash,
      userId,
      language,
      acceptedAt: now,
      sheet,
    })
    .onConflictDoNothing()
    .returning({ document: legalAcceptances.document });
  if (stored.length === 0) return;
  await writeAudit(ctx, {
    action: 'document_accepted',
    subject: `business:${businessId}`,
    before: null,
    after: { document, version: wanted },
  });
}
