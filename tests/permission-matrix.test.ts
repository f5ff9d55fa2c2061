import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#contract/index.ts';
import type { Access } from '#contract/shared/access.ts';
import { isForFresh } from '#contract/shared/access.ts';
import type { AnyRoute } from '#contract/shared/route.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { sessions, sessionTokens } from '#database/schema/sessions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import type { ApiKeyScope } from '#domain/api-keys/scopes.ts';
import { apiKeyScopes, mayUseScope } from '#domain/api-keys/scopes.ts';
import type { StaffRole } from '#domain/staff/roles.ts';
import { mayStaff, staffRoles } from '#domain/staff/roles.ts';
import type { MemberStatus, Permission } from '#domain/team/permissions.ts';
import { permissions } from '#domain/team/permissions.ts';
import { hashPassword } from '#server/security/passwords.ts';
import { hashToken } from '#server/security/tokens.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { triesAll } from '#tests/support/cases.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';
import { serveApp } from '#tests/support/serve-app.ts';

type Outcome =
  | 'passes'
  | 'invalid_api_key'
  | 'invalid_token'
  | 'no_business'
  | 'permission_missing'
  | 'not_found'
  | 'fresh_sign_in_needed';

interface ActorCase {
  name: string;
  headers: () => Record<string, string>;
  expected: (access: Access) => Outcome;
}

const keyScopes: Record<string, readonly ApiKeyScope[]> = {
  everything: apiKeyScopes,
  ...Object.fromEntries(apiKeyScopes.map((scope) => [scope, [scope]])),
};

const password = 'sehr geheim 1';
const gateCodes = ['invalid_api_key', 'invalid_token', 'no_business', 'permission_missing', 'fresh_sign_in_needed'];
/** Calls that would sign out the actors of later cases. */
const endsSession: string[] = ['logout', 'endAllSessions', 'reviewLogout'];
const tokens: Record<string, string> = {};
let app: TestApp;
let server: Awaited<ReturnType<typeof serveApp>>;
let foreignBusinessId = '';

async function signIn(email: string): Promise<string> {
  const { body } = await app.call<{ access_token: string }>('POST', '/auth/login', { json: { email, password } });
  return body.access_token;
}

async function createMember(
  name: string,
  businessId: string,
  granted: Permission[],
  status: MemberStatus,
): Promise<void> {
  const now = app.clock.now();
  const [id, email] = [randomUUID(), `${name}@team.example`];
  await app.db
    .insert(users)
    .values({ id, email, passwordHash: await hashPassword(password), language: 'de', createdAt: now });
  await app.db.insert(teamMembers).values({
    id: randomUUID(),
    businessId,
    userId: id,
    userEmail: email,
    role: 'member',
    permissions: granted,
    status,
    createdAt: now,
  });
  tokens[name] = await signIn(email);
}

beforeAll(async () => {
  app = await createTestApp();
  server = await serveApp(app);
  const owner = await createOwner(app, { password, confirmPassword: password });
  const foreign = await createOwner(app, { password, confirmPassword: password });
  foreignBusinessId = foreign.businessId;
  tokens.owner = owner.token;
  tokens.foreign = foreign.token;
  const staleToken = await signIn(owner.email);
  tokens.stale = staleToken;
  const anHourAgo = new Date(app.clock.now().getTime() - 3_600_000);
  const [stale] = await app.db
    .select({ id: sessionTokens.sessionId })
    .from(sessionTokens)
    .where(eq(sessionTokens.tokenHash, hashToken(staleToken)));
  await app.db
    .update(sessions)
    .set({ createdAt: anHourAgo })
    .where(eq(sessions.id, stale?.id ?? ''));
  const staleLead = await createReviewer(app, undefined, 'lead');
  tokens['staff-stale'] = staleLead.token;
  await app.db.update(sessions).set({ createdAt: anHourAgo }).where(eq(sessions.reviewerId, staleLead.id));
  for (const role of staffRoles) tokens[`staff-${role}`] = (await createReviewer(app, undefined, role)).token;
  for (const [name, scopes] of Object.entries(keyScopes)) {
    const json = { name, scopes };
    const { body } = await app.call<{ key: string }>('POST', '/api-keys', { token: owner.token, json });
    tokens[`key-${name}`] = body.key;
  }
  for (const permission of permissions) await createMember(permission, owner.businessId, [permission], 'active');
  await createMember('none', owner.businessId, [], 'active');
  await createMember('inactive', owner.businessId, [...permissions], 'inactive');
  await createMember('loner', owner.businessId, [], 'active');
  await app.db.delete(teamMembers).where(eq(teamMembers.userEmail, 'loner@team.example'));
});
afterAll(async () => {
  server.close();
  await app.close();
});
beforeEach(() => app.db.delete(rateLimits));

const key = () => ({ 'X-API-Key': app.deps.config.publicApiKey });
const signedIn = (name: string) => () => ({ ...key(), Authorization: `Bearer ${tokens[name]}` });
const isOpen = (access: Access) => access.as === 'anyone' || access.as === 'visitor';

/** Only the app's service key opens the app's endpoints, and it opens nothing else. */
const appKey = () => ({ 'X-API-Key': app.deps.config.appServiceKey ?? '' });
function withoutServiceKey({ expected, ...actor }: ActorCase): ActorCase {
  return {
    ...actor,
    expected: (access) => (access.as === 'app' ? 'invalid_api_key' : expected(access)),
  };
}

function member(name: string, granted: readonly Permission[]): ActorCase {
  return {
    name: `a member with ${name}`,
    headers: signedIn(name),
    expected: (access) =>
      access.as !== 'member' ||
      access.requires === 'active' ||
      granted.some((permission) => permission === access.requires)
        ? 'passes'
        : 'permission_missing',
  };
}

const withoutBusiness = (access: Access): Outcome => (access.as === 'member' ? 'no_business' : 'passes');

const people: ActorCase[] = [
  {
    name: 'nobody, without a key',
    headers: () => ({}),
    expected: ({ as }) => (as === 'anyone' ? 'passes' : 'invalid_api_key'),
  },
  {
    name: 'somebody with a made-up key',
    headers: () => ({ 'X-API-Key': 'dabei_public_guess' }),
    expected: ({ as }) => (as === 'anyone' ? 'passes' : 'invalid_api_key'),
  },
  { name: 'a visitor', headers: key, expected: (access) => (isOpen(access) ? 'passes' : 'invalid_token') },
  {
    name: 'somebody with a made-up token',
    headers: () => ({ ...key(), Authorization: 'Bearer made-up' }),
    expected: (access) => (isOpen(access) ? 'passes' : 'invalid_token'),
  },
  { name: 'a person without a business', headers: signedIn('loner'), expected: withoutBusiness },
  { name: 'an inactive member', headers: signedIn('inactive'), expected: withoutBusiness },
  member('none', []),
  ...permissions.map((permission) => member(permission, [permission])),
  { name: 'the owner', headers: signedIn('owner'), expected: () => 'passes' },
  {
    name: 'the owner, an hour after signing in',
    headers: signedIn('stale'),
    expected: (access) => (isForFresh(access) ? 'fresh_sign_in_needed' : 'passes'),
  },
  {
    name: 'the owner, naming a foreign business',
    headers: () => ({ ...signedIn('owner')(), 'X-Business-Id': foreignBusinessId }),
    expected: (access) => (access.as === 'member' ? 'not_found' : 'passes'),
  },
];

/** Staff reach endpoints of their role and of visitors; no other actor reaches staff's. */
function withoutStaff({ expected, ...actor }: ActorCase): ActorCase {
  return {
    ...actor,
    expected: (access) => {
      const asPerson = expected(access.as === 'reviewer' ? { as: 'user' } : access);
      return access.as === 'reviewer' && asPerson === 'passes' ? 'invalid_token' : asPerson;
    },
  };
}

function staff(role: StaffRole): ActorCase {
  return {
    name: `staff with the role ${role}`,
    headers: signedIn(`staff-${role}`),
    expected: (access) => {
      if (access.as === 'reviewer') return mayStaff(role, access.may) ? 'passes' : 'permission_missing';
      return isOpen(access) || access.as === 'signed-in' ? 'passes' : 'invalid_token';
    },
  };
}

/** A key acts for its business within its scopes, without a person. */
function businessKey([name, scopes]: [string, readonly ApiKeyScope[]]): ActorCase {
  return {
    name: `a business's key that may ${name}`,
    headers: () => ({ 'X-API-Key': tokens[`key-${name}`] ?? '' }),
    expected: (access) => {
      if (isOpen(access)) return 'passes';
      if (access.as === 'user' || access.as === 'signed-in') return 'invalid_token';
      if (access.as !== 'member') return 'invalid_api_key';
      return access.scope && mayUseScope(scopes, access.scope) ? 'passes' : 'permission_missing';
    },
  };
}

const staleStaff: ActorCase = {
  ...staff('lead'),
  name: 'staff with the role lead, an hour after signing in',
  headers: signedIn('staff-stale'),
  expected: (access) => {
    const expected = staff('lead').expected(access);
    return expected === 'passes' && isForFresh(access) ? 'fresh_sign_in_needed' : expected;
  },
};

const actors: ActorCase[] = [
  ...Object.entries(keyScopes).map(businessKey),
  ...[...people.map(withoutStaff), ...staffRoles.map(staff), staleStaff].map(withoutServiceKey),
  {
    name: 'the consumer app',
    headers: appKey,
    expected: ({ as }) => (as === 'anyone' || as === 'app' ? 'passes' : 'invalid_api_key'),
  },
];

/** All actors try one endpoint per access level; on the others each sixth actor, rotating. */
function triers(route: AnyRoute, index: number): ActorCase[] {
  if (triesAll || gated.findIndex(({ access }) => isDeepStrictEqual(access, route.access)) === index) return actors;
  return actors.filter((_, place) => (place + index) % 6 === 0);
}

const gated: AnyRoute[] = Object.values(routes).filter(({ operationId }) => !endsSession.includes(operationId));
const tried = gated.flatMap((route, index) =>
  triers(route, index).map((actor) => ({ route, actor, title: `${route.method.toUpperCase()} ${route.path}` })),
);

/** The problem's code; undefined for files and streams. */
async function problemCode(response: Response): Promise<string | undefined> {
  if (response.ok) {
    await response.body?.cancel();
    return undefined;
  }
  return ((await response.json()) as { code?: string }).code;
}

it('a key without a person reaches no team, no business data, no money, no key and no account', () => {
  const closed =
    /^\/(team|audit|api-keys|account|subscription|credits\/(entries|purchase))|^\/business(\/(?!stats|page)|$)/;
  const open = Object.values(routes).filter(({ access }: AnyRoute) => access.as === 'member' && access.scope);
  expect(open.filter(({ path, method }) => closed.test(path) || (/^\/profile/.test(path) && method !== 'get'))).toEqual(
    [],
  );
});

describe('authentication', () => {
  // ASVS 6.3.4, 7.2.1, 8.2.1, 8.2.2, 8.3.1, 8.4.1.
  it.each(tried)('$title for $actor.name', async ({ route, actor }) => {
    const path = route.path.replace('{id}', '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11');
    const init = {
      method: route.method.toUpperCase(),
      headers: { ...actor.headers(), 'Content-Type': 'application/json' },
      ...(route.method === 'get' ? {} : { body: '{}' }),
    };
    const response =
      'isStream' in route.success
        ? await fetch(`${server.address}/api/v1${path}`, init)
        : await app.app.request(`/api/v1${path}`, init);
    const code = await problemCode(response);
    const expected = actor.expected(route.access);
    if (expected === 'passes') {
      expect(gateCodes).not.toContain(code);
      expect(response.status).toBeLessThan(500);
    } else {
      expect(code).toBe(expected);
    }
  });

  it.each(actors)(
    'does not stand before the link that turns mails off: $name has to hold its secret',
    async (actor) => {
      for (const method of ['GET', 'POST']) {
        const response = await app.app.request('/notices/unsubscribe?token=guess', {
          method,
          headers: actor.headers(),
        });
        expect(response.status).toBe(404);
      }
    },
  );

  it.each(actors.filter(({ expected }) => expected({ as: 'user' }) !== 'passes'))(
    'does not let $name log out, here or everywhere',
    async (actor) => {
      const headers = actor.headers();
      for (const { method, path, access } of [routes.logout, routes.endAllSessions]) {
        // Ends the staff's own session.
        if (actor.expected(access) === 'passes') continue;
        const response = await app.app.request(`/api/v1${path}`, { method, headers });
        expect(await response.json()).toMatchObject({ status: 401, code: actor.expected({ as: 'user' }) });
      }
    },
  );
});
