import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import { legalAcceptances } from '#database/schema/legal-acceptances.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { documentsOfRegistration, versionOn } from '#domain/legal/documents.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { permissions } from '#domain/team/permissions.ts';

/** The owner as first member, with all permissions and accepted documents. */
export async function insertOwner(
  tx: Transaction,
  owner: { businessId: string; userId: string; email: string; name: string; createdAt: Date },
): Promise<void> {
  const { email, name, ...ids } = owner;
  await tx.insert(teamMembers).values({
    ...ids,
    id: randomUUIDv7(),
    userEmail: email,
    userName: name,
    role: 'admin',
    permissions: [...permissions],
    status: 'active',
  });
  await tx.insert(legalAcceptances).values(
    [...documentsOfRegistration, 'advertising' as const].map((document) => {
      const { version, hash } = versionOn(document, berlinDay(ids.createdAt));
      const { businessId, userId, createdAt: acceptedAt } = ids;
      return { businessId, userId, document, version, hash, language: 'de' as const, acceptedAt };
    }),
  );
}
