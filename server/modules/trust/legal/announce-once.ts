import { and, asc, gt, isNull, lte } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { legalAnnouncements } from '#database/schema/legal-acceptances.ts';
import type { AcceptedDocument } from '#domain/legal/documents.ts';
import type { System } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';

/** Businesses per transaction. */
const BATCH = 200;

type Announced = AcceptedDocument | 'processors';

interface Announcement<Document extends Announced> {
  coming: readonly { document: Document; version: number }[];
  /** Businesses that registered later had the new version from the start. */
  registeredBy?: Date;
  /** For each batch: whether a version concerns a business. */
  concernOf?: (db: Transaction, ids: string[]) => Promise<(businessId: string, document: Document) => boolean>;
  notify: (
    tx: Pick<TransactionContext, 'db' | 'deps'>,
    told: { businessId: string; documents: Document[] },
  ) => Promise<void>;
}

/** Announces versions once to every open business that they concern. */
export async function announceOnce<Document extends Announced>(
  ctx: Context<System>,
  { coming, registeredBy, concernOf, notify }: Announcement<Document>,
): Promise<void> {
  if (coming.length === 0) return;
  const { id, closedAt, testOf, createdAt } = businesses;
  const open = and(isNull(closedAt), isNull(testOf), registeredBy ? lte(createdAt, registeredBy) : undefined);
  for (let last = ''; ; ) {
    const found = await ctx.db
      .select({ id })
      .from(businesses)
      .where(last === '' ? open : and(open, gt(id, last)))
      .orderBy(asc(id))
      .limit(BATCH);
    if (found.length === 0) return;
    await inTransaction(ctx, async ({ db, now, deps }) => {
      const concerns = await concernOf?.(
        db,
        found.map((each) => each.id),
      );
      const rows = found.flatMap((each) =>
        coming
          .filter(({ document }) => !concerns || concerns(each.id, document))
          .map((one) => ({ ...one, businessId: each.id, announcedAt: now })),
      );
      if (rows.length === 0) return;
      const told = await db
        .insert(legalAnnouncements)
        .values(rows)
        .onConflictDoNothing()
        .returning({ businessId: legalAnnouncements.businessId, document: legalAnnouncements.document });
      for (const businessId of new Set(told.map((each) => each.businessId))) {
        const documents = told.filter((each) => each.businessId === businessId).map(({ document }) => document);
        await notify({ db, deps }, { businessId, documents: documents as Document[] });
      }
    });
    last = found.at(-1)?.id ?? '';
  }
}
