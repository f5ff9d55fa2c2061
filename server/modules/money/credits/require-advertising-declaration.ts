import { and, eq, gte } from 'drizzle-orm';
import { legalAcceptances } from '#database/schema/legal-acceptances.ts';
import { versionOn } from '#domain/legal/documents.ts';
import type { CostItem } from '#domain/plans/tariffs.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import type { BusinessActor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';

const placements: Partial<Record<CostItem, string>> = { featured: 'featured_event', push: 'push_notification' };

/**
 * 422 `advertising_undeclared` unless the business declared the present words about political advertising (Regulation
 * (EU) 2024/900). Dates of a series rest on the declaration with which a person bought them; nothing is shown on the
 * test side.
 */
export async function requireAdvertisingDeclaration(
  { db, actor, now }: TransactionContext<BusinessActor>,
  items: readonly { item: CostItem }[],
): Promise<void> {
  const paths = items.flatMap(({ item }) => placements[item] ?? []);
  if (paths.length === 0 || actor.kind === 'series' || isTestBusiness(actor.businessId)) return;
  const declared = and(
    eq(legalAcceptances.businessId, actor.businessId),
    eq(legalAcceptances.document, 'advertising'),
    gte(legalAcceptances.version, versionOn('advertising', berlinDay(now)).version),
  );
  if ((await db.$count(legalAcceptances, declared)) > 0) return;
  const message = 'Declare first that paid placements of this business are no political advertising';
  throw new Problem('advertising_undeclared', {
    errors: paths.map((path) => ({ path, code: 'undeclared', message })),
  });
}
