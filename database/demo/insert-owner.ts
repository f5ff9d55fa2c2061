import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { permissions } from '#domain/team/permissions.ts';

/** Who registered the business, as the first of its team and with every right. */
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
}
