import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import { importSources } from '#database/schema/import-sources.ts';

interface Owner {
  businessId: string;
  userId: string;
}

const DAY_MS = 86_400_000;
const HEARD_DAYS_AGO = 8;

/** A resting source, as the demo calls no foreign server. */
export async function insertDemoSource(tx: Transaction, { businessId, userId }: Owner, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await tx.insert(importSources).values({
    id: randomUUIDv7(),
    businessId,
    hostId: userId,
    url: 'https://kalender.example/programm.ics',
    kind: 'calendar',
    name: 'Programm vom Nachbarn',
    rule: 'draft',
    status: 'resting',
    failure: 'name_unknown',
    failingSince: before(HEARD_DAYS_AGO),
    readAt: before(HEARD_DAYS_AGO),
    lookedAt: before(1),
    toldAt: before(1),
    found: 4,
    createdAt: before(30),
    updatedAt: before(30),
  });
}
