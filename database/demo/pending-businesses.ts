import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import { insertOwner } from '#database/demo/insert-owner.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { creditAccounts, creditEntries } from '#database/schema/credits.ts';
import { users } from '#database/schema/users.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import { trial } from '#domain/plans/price-lists.ts';

const pending = [
  {
    companyName: 'Milchbar Friedrichshain',
    address: 'Simon-Dach-Straße 31, 10245 Berlin',
    phone: '030 29 77 80 11',
    email: 'post@milchbar.example',
    businessType: 'cafe',
    legalForm: 'UG',
    handelsregisterNumber: 'HRB 187220 B',
    licenceNumber: null,
    managingDirector: 'Lena Okafor',
    taxId: '37/402/11873',
    hoursAgo: 41,
  },
  {
    companyName: 'Nachtschicht',
    address: 'Köpenicker Straße 70, 10179 Berlin',
    phone: '030 61 20 44 05',
    email: 'booking@nachtschicht.example',
    businessType: 'club',
    legalForm: 'GmbH',
    handelsregisterNumber: 'beantragt',
    licenceNumber: 'beantragt',
    managingDirector: 'Tarik Aydın',
    taxId: null,
    hoursAgo: 18,
  },
  {
    companyName: 'Kraftraum Neukölln',
    address: 'Hobrechtstraße 9, 12047 Berlin',
    phone: '030 68 05 99 32',
    email: 'hallo@kraftraum.example',
    businessType: 'fitness',
    legalForm: 'Einzelunternehmen',
    handelsregisterNumber: null,
    licenceNumber: null,
    managingDirector: 'Jonas Petersen',
    taxId: '16/271/50333',
    hoursAgo: 4,
  },
] as const;

/** Three businesses awaiting review. `passwordHash` must match nothing. */
export async function insertPendingBusinesses(tx: Transaction, now: Date, passwordHash: string): Promise<void> {
  for (const { hoursAgo, ...columns } of pending) {
    const [userId, businessId] = [randomUUIDv7(), randomUUIDv7()];
    const createdAt = new Date(now.getTime() - hoursAgo * 3_600_000);
    const { email, managingDirector: name } = columns;
    await tx.insert(users).values({ id: userId, email, passwordHash, name, language: 'de', createdAt });
    await tx.insert(businesses).values({
      ...columns,
      id: businessId,
      userId,
      contactPreference: 'email',
      verificationStatus: 'pending',
      createdAt,
      updatedAt: createdAt,
    });
    await tx.insert(businessProfiles).values({
      id: randomUUIDv7(),
      businessId,
      displayName: columns.companyName,
      openingHours: defaultOpeningHours(),
      updatedAt: createdAt,
    });
    await insertOwner(tx, { businessId, userId, email, name, createdAt });
    await tx.insert(creditAccounts).values({
      businessId,
      planBalance: trial.credits,
      planTotal: trial.credits,
      planEndsAt: new Date(createdAt.getTime() + trial.days * 86_400_000),
      purchasedBalance: 0,
    });
    await tx.insert(creditEntries).values({
      id: randomUUIDv7(),
      businessId,
      bucket: 'plan',
      amount: trial.credits,
      balanceAfter: trial.credits,
      reason: 'trial',
      reference: businessId,
      actor: 'system',
      createdAt,
    });
  }
}
