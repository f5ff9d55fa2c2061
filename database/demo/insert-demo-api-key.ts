import { hash, randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import { apiKeys } from '#database/schema/api-keys.ts';
import { demoKeys } from '#domain/shared/demo.ts';

const SHOWN_LENGTH = 'dabei_sk_demo_o'.length;

/** Public API key of the bar: reads, and writes events. */
export async function insertDemoApiKey(tx: Transaction, businessId: string, now: Date): Promise<void> {
  await tx.insert(apiKeys).values({
    id: randomUUIDv7(),
    businessId,
    name: 'API-Dokumentation',
    prefix: demoKeys.businessKey.slice(0, SHOWN_LENGTH),
    keyHash: hash('sha256', demoKeys.businessKey, 'base64url'),
    scopes: ['events:write', 'participants:read', 'profile:read', 'analytics:read', 'credits:read'],
    createdAt: now,
  });
}
