import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import { teamInvitations } from '#database/schema/team-invitations.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import type { NoticeChoices } from '#domain/notices/kinds.ts';
import type { MemberStatus, Permission, TeamRole } from '#domain/team/permissions.ts';

interface DemoMember {
  email: string;
  name: string;
  role: TeamRole;
  status: MemberStatus;
  permissions: Permission[];
  noticeChoices?: NoticeChoices;
}

const people: readonly DemoMember[] = [
  {
    email: 'jonas@fette-ecke.example',
    name: 'Jonas Brandt',
    role: 'manager',
    status: 'active',
    permissions: ['create_events', 'edit_events', 'view_analytics'],
    noticeChoices: { joined: 'daily', applied: 'daily', full: 'at_once' },
  },
  {
    email: 'aylin@fette-ecke.example',
    name: 'Aylin Demir',
    role: 'member',
    status: 'active',
    permissions: ['create_events', 'edit_events'],
  },
  {
    email: 'tom@nachtschicht.example',
    name: 'Tom Krüger',
    role: 'member',
    status: 'invited',
    permissions: ['create_events'],
  },
  { email: 'lena.fuchs@mail.example', name: 'Lena Fuchs', role: 'member', status: 'inactive', permissions: [] },
];

const DAY_MS = 86_400_000;

/** Members in every status; those with an account use the demo's password. */
export async function insertDemoTeam(
  tx: Transaction,
  { now, passwordHash, owner }: { now: Date; passwordHash: string; owner: { userId: string; businessId: string } },
): Promise<void> {
  const { businessId } = owner;
  for (const [index, { email, name, ...rights }] of people.entries()) {
    const createdAt = new Date(now.getTime() - (9 - 2 * index) * DAY_MS);
    const isInvited = rights.status === 'invited';
    const userId = isInvited ? null : randomUUIDv7();
    if (userId) await tx.insert(users).values({ id: userId, email, passwordHash, name, language: 'de', createdAt });
    const id = randomUUIDv7();
    await tx
      .insert(teamMembers)
      .values({ id, businessId, userId, userEmail: email, userName: name, ...rights, createdAt });
    if (!isInvited) continue;
    await tx.insert(teamInvitations).values({
      id: randomUUIDv7(),
      businessId,
      memberId: id,
      invitedBy: owner.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 5 * DAY_MS),
    });
  }
}
