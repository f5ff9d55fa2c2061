import { randomInt, randomUUID } from 'node:crypto';
import { invoices } from '#database/schema/invoices.ts';
import type { TestApp } from '#tests/support/app.ts';

/** An invoice with a wrong VAT id, as issued; returns its id. */
export async function createInvoice({ db, clock }: Pick<TestApp, 'db' | 'clock'>, businessId: string): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  const seller = { company: 'Dabei GmbH', street: 'Am Ufer 1', zipCode: '10999', city: 'Berlin' };
  await db.insert(invoices).values({
    ...{ id, businessId, paymentId: randomUUID(), kind: 'invoice', language: 'de', corrects: null },
    number: `2025-${String(randomInt(1, 999_999)).padStart(6, '0')}`,
    seller: {
      ...seller,
      ...{ managingDirector: null, registerCourt: null, registerNumber: null, vatId: null, taxNumber: null },
      email: 'hallo@dabei.example',
    },
    buyer: {
      ...{ company: 'Zum Anker', street: 'Hafenstraße 7', postcode: '20359', city: 'Hamburg' },
      ...{ vatId: 'DE000000000', email: 'laden@anker.example', orderNumber: null },
    },
    ...{
      type: 'one-time',
      item: 'pack_50',
      credits: 50,
      grossCents: 4900,
      netCents: 4118,
      vatCents: 782,
      vatPercent: 19,
    },
    ...{ suppliedAt: now, periodEnd: null, issuedAt: now },
  });
  return id;
}
