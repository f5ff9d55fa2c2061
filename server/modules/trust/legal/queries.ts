import { and, desc, eq } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { legalAcceptances, processorLists } from '#database/schema/legal-acceptances.ts';
import { users } from '#database/schema/users.ts';
import type { AcceptedDocument } from '#domain/legal/documents.ts';
import type { BusinessScope } from '#server/context/actor.ts';

export interface AcceptanceRow {
  acceptance: typeof legalAcceptances.$inferSelect;
  name: string | null;
}

const acceptancesWith = (db: Connection) =>
  db
    .select({ acceptance: legalAcceptances, name: users.name })
    .from(legalAcceptances)
    .innerJoin(users, eq(users.id, legalAcceptances.userId))
    .$dynamic();

/** Acceptances, newest versions first; unpaged, as versions are few. */
export function findAcceptances(db: Connection, businessId: BusinessScope): Promise<AcceptanceRow[]> {
  return acceptancesWith(db)
    .where(eq(legalAcceptances.businessId, businessId))
    .orderBy(desc(legalAcceptances.version), desc(legalAcceptances.acceptedAt));
}

export async function findAcceptance(
  db: Connection,
  businessId: BusinessScope,
  document: AcceptedDocument,
  version: number,
): Promise<AcceptanceRow | undefined> {
  const [found] = await acceptancesWith(db).where(
    and(
      eq(legalAcceptances.businessId, businessId),
      eq(legalAcceptances.document, document),
      eq(legalAcceptances.version, version),
    ),
  );
  return found;
}

export type ProcessorListRow = typeof processorLists.$inferSelect;

/** Newest first; unpaged, as operators seldom change them. */
export function findProcessorLists(db: Connection): Promise<ProcessorListRow[]> {
  return db.select().from(processorLists).orderBy(desc(processorLists.version));
}
