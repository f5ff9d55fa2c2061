import { desc, eq } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { apiKeys } from '#database/schema/api-keys.ts';
import type { BusinessScope } from '#server/context/actor.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

export async function findApiKeys(db: Connection, businessId: BusinessScope): Promise<ApiKeyRow[]> {
  return db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.businessId, businessId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}
