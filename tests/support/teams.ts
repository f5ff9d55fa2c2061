import { randomUUID } from 'node:crypto';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import type { Language } from '#domain/shared/language.ts';
import type { MemberStatus, Permission } from '#domain/team/permissions.ts';
import { hashPassword } from '#server/security/passwords.ts';
import type { TestApp } from '#tests/support/app.ts';

export const memberPassword = 'sehr geheim 1';

interface MemberOptions {
  permissions?: Permission[];
  status?: MemberStatus;
  language?: Language;
  name?: string;
  email?: string;
}

/** An account without a business. */
export async function createPerson(
  app: TestApp,
  { language = 'de', name = 'Jonas Brandt', email }: MemberOptions = {},
) {
  const id = randomUUID();
  const person = { id, email: email ?? `${id}@person.example`, name, language };
  const passwordHash = await hashPassword(memberPassword);
  await app.db.insert(users).values({ ...person, passwordHash, createdAt: app.clock.now() });
  return person;
}

/** A signed-in member of a business. */
export async function createMember(app: TestApp, businessId: string, options: MemberOptions = {}) {
  const person = await createPerson(app, options);
  const memberId = randomUUID();
  await app.db.insert(teamMembers).values({
    id: memberId,
    businessId,
    userId: person.id,
    userEmail: person.email,
    userName: person.name,
    role: 'member',
    permissions: options.permissions ?? [],
    status: options.status ?? 'active',
    createdAt: app.clock.now(),
    verificationSeenAt: app.clock.now(),
  });
  const { body } = await app.call<{ access_token: string }>('POST', '/auth/login', {
    json: { email: person.email, password: memberPassword },
  });
  return { ...person, memberId, token: body.access_token };
}

/** The token of the newest mailed link to an address. */
export async function mailedToken(app: TestApp, email: string): Promise<string> {
  const mail = (await app.mails()).find(({ to }) => to === email);
  const token = mail?.text.match(/#token=([\w-]+)/)?.[1];
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}
