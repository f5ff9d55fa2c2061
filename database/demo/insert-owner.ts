import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import { legalAcceptances } from '#database/schema/legal-acceptances.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { documentsOfRegistration, nextVersion, versionOn } from '#domain/legal/documents.ts';
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
  const { businessId, userId, createdAt: acceptedAt } = ids;
  const day = berlinDay(acceptedAt);
  // The demo shows no announcement: what is to come is accepted, too.
  const documents = [...documentsOfRegistration, 'advertising' as const].flatMap((document) =>
    [versionOn(document, day), nextVersion(document, day)].flatMap((each) => (each ? [{ document, ...each }] : [])),
  );
  await tx.insert(legalAcceptances).values(
    documents.map(({ document, version, hash }) => {
      return { businessId, userId, document, version, hash, language: 'de' as const, acceptedAt };
    }),
  );
}
