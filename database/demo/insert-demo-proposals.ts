import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import { factProposals } from '#database/schema/fact-proposals.ts';

const HOUR_MS = 3_600_000;

/** Pending proposals, one old and one new. */
export async function insertDemoProposals(tx: Transaction, businessId: string, now: Date): Promise<void> {
  const wanted = [
    { field: 'company_name', value: 'Kulturhaus Ostwind Friedrichshain e.V.', waitsHours: 38 },
    { field: 'managing_director', value: 'Jonas Weidner', waitsHours: 5 },
  ] as const;
  await tx.insert(factProposals).values(
    wanted.map(({ field, value, waitsHours }) => ({
      ...{ businessId, id: randomUUIDv7(), field, value },
      proposedAt: new Date(now.getTime() - waitsHours * HOUR_MS),
    })),
  );
}
