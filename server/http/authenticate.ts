import type { SQL } from 'drizzle-orm';
import { and, desc, eq, exists, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { isViewed } from '#contract/desk-views.ts';
import type { Access } from '#contract/shared/access.ts';
import { isForFresh } from '#contract/shared/access.ts';
import type { AnyRoute } from '#contract/shared/route.ts';
import type { Connection, Database } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { businesses } from '#database/schema/businesses.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { secondFactors } from '#database/schema/second-factors.ts';
import { sessions, sessionTokens } from '#database/schema/sessions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { isViewToken, viewPermissions } from '#domain/desk/views.ts';
import { freshMinutes } from '#domain/sign-in/second-factor.ts';
import type { StaffRequirement } from '#domain/staff/roles.ts';
import { mayStaff } from '#domain/staff/roles.ts';
import type { Permission } from '#domain/team/permissions.ts';
import { mayMember } from '#domain/team/permissions.ts';
import { testIdOf } from '#domain/test-data/test-business.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Actor, BusinessScope, CallerNames, Reviewer } from '#server/context/actor.ts';
import { callerNames } from '#server/context/actor.ts';
import { Problem } from '#server/context/problem.ts';
import type { BusinessKey } from '#server/http/api-key-auth.ts';
import { createKeyFinder, memberOfKey, requireScope } from '#server/http/api-key-auth.ts';
import { createViewFinder } from '#server/http/view-auth.ts';
import { hashToken, isSameHash } from '#server/security/tokens.ts';

interface SignedIn {
  sessionId: string;
  userId: string;
  lastUsedAt: Date;
  confirmedAt: Date;
  /** The business required a second factor before this session began; the person has none. */
  lacksFactor: boolean;
  businessId: string | null;
  permissions: Permission[] | null;
  isOwner: boolean | null;
  stoppedBy: string | null;
}

/** Precision of "last used": one write per session. */
const LAST_USE_MS = 5 * 60_000;

/** Last sign-in or reauthentication. */
const confirmedAt = sql<Date>`coalesce(${sessions.confirmedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);

function hasFactor(db: Connection, isOwn: SQL): SQL {
  const found = db
    .select({ one: sql`1` })
    .from(secondFactors)
    .where(and(isOwn, isNotNull(secondFactors.confirmedAt)));
  return exists(found);
}

const isToken = and(
  eq(sessionTokens.tokenHash, sql.placeholder('tokenHash')),
  eq(sessionTokens.kind, sql.placeholder('kind')),
);

/** Session, person and active memberships of a token; first the business of the sign-in, then the owned one. */
const sessionQuery = prepared('auth_session', (db) => {
  const isOwner = sql<boolean | null>`${businesses.userId} = ${sessions.userId}`;
  const isOpenedWith = sql`coalesce(${sessions.openedWith} = ${teamMembers.businessId}, false)`;
  const isWithoutFactor = sql`not ${hasFactor(db, eq(secondFactors.userId, sessions.userId))}`;
  return db
    .select({
      expiresAt: sessionTokens.expiresAt,
      sessionId: sql<string>`${sessions.id}`,
      userId: sql<string>`${sessions.userId}`,
      lastUsedAt: sessions.lastUsedAt,
      confirmedAt,
      lacksFactor: sql<boolean>`case when ${businesses.secondFactorSince} <= ${sessions.createdAt} then ${isWithoutFactor} else false end`,
      businessId: teamMembers.businessId,
      permissions: teamMembers.permissions,
      isOwner,
      stoppedBy: businesses.writingStoppedBy,
    })
    .from(sessionTokens)
    .innerJoin(
      sessions,
      and(eq(sessions.id, sessionTokens.sessionId), isNotNull(sessions.userId), isNull(sessions.endedAt)),
    )
    .leftJoin(teamMembers, and(eq(teamMembers.userId, sessions.userId), eq(teamMembers.status, 'active')))
    .leftJoin(businesses, eq(businesses.id, teamMembers.businessId))
    .where(isToken)
    .orderBy(desc(isOpenedWith), desc(isOwner), teamMembers.createdAt);
});

/** The only comparison of a staff role with a call's requirement. */
function requireRight({ role }: Reviewer, may: StaffRequirement): void {
  if (!mayStaff(role, may)) throw new Problem('permission_missing', { members: { required_permission: may } });
}

/** A valid session of an enabled reviewer; never a person's session. */
const reviewerQuery = prepared('auth_reviewer', (db) =>
  db
    .select({
      sessionId: sessions.id,
      reviewerId: reviewers.id,
      username: reviewers.username,
      role: reviewers.role,
      lastUsedAt: sessions.lastUsedAt,
      confirmedAt,
      hasFactor: sql<boolean>`${hasFactor(db, eq(secondFactors.reviewerId, reviewers.id))}`,
    })
    .from(sessionTokens)
    .innerJoin(sessions, and(eq(sessions.id, sessionTokens.sessionId), isNull(sessions.endedAt)))
    .innerJoin(reviewers, and(eq(reviewers.id, sessions.reviewerId), isNull(reviewers.disabledAt)))
    .where(and(isToken, gt(sessionTokens.expiresAt, sql.placeholder('now')))),
);

/** 403 `fresh_sign_in_needed` without recent authentication. */
function requireFresh(access: Access, session: { confirmedAt: Date }, now: Date): void {
  if (!isForFresh(access)) return;
  if (now.getTime() - session.confirmedAt.getTime() > freshMinutes * 60_000) throw new Problem('fresh_sign_in_needed');
}

export interface Credentials {
  apiKey: string | undefined;
  bearer: string | undefined;
  /** Page cookie, for this process's own reads while rendering. */
  pageSession?: string | undefined;
  businessId: string | undefined;
  ip: string;
}

/** Hash and kind of the session token: page cookie or access token. */
function tokenOf({ bearer, pageSession }: Credentials) {
  const token = pageSession ?? bearer;
  return token && { tokenHash: hashToken(token), kind: pageSession ? 'page' : 'access' };
}

type Recognize = (names: CallerNames) => void;

interface Call {
  credentials: Credentials;
  now: Date;
  recognize: Recognize;
}

type Route = Pick<AnyRoute, 'access' | 'method' | 'operationId'>;
type MemberAccess = Extract<Access, { as: 'member' }>;

/** The caller, and the business's key unless it was the public one. */
export interface Authenticated {
  actor: Actor;
  key: BusinessKey | null;
  /** The measure that blocks changes of the caller's business. */
  stoppedBy?: string | null;
}

/**
 * Identifies the caller and refuses those without access, before any input is read. `recognize` is called first, so
 * that refusals are logged with the caller.
 */
export function createAuthentication(
  db: Database,
  { publicApiKey, appServiceKey, mode }: Pick<Config, 'publicApiKey' | 'appServiceKey' | 'mode'>,
) {
  const findKey = createKeyFinder(db);
  const findView = createViewFinder(db);

  async function findSessions(credentials: Credentials, now: Date): Promise<SignedIn[]> {
    const token = tokenOf(credentials);
    return token ? (await sessionQuery(db).execute(token)).filter(({ expiresAt }) => expiresAt > now) : [];
  }

  /** The person of a call, with one row per membership. */
  async function requireSignedIn({ credentials, now, recognize }: Call, key: BusinessKey | null) {
    const rows = await findSessions(credentials, now);
    const [session] = rows;
    if (!session) throw new Problem('invalid_token');
    const { userId, sessionId } = session;
    recognize({ actor: `user:${userId}`, sessionId, ...(key ? { apiKeyId: key.id } : {}) });
    await noteUse(session, now);
    return { session, rows };
  }

  /** Outside of the demo, a reviewer without a second factor may only set one up. */
  async function findReviewer(access: Access, { credentials, now, recognize }: Call): Promise<Reviewer> {
    const token = tokenOf(credentials);
    const [found] = token ? await reviewerQuery(db).execute({ ...token, now: now.toISOString() }) : [];
    if (!found) throw new Problem('invalid_token');
    const { sessionId, reviewerId, username, role, hasFactor: has } = found;
    const mustHave = access.as === 'reviewer' && !access.withoutFactor && mode === 'production';
    if (mustHave && !has) throw new Problem('second_factor_needed');
    const actor = { kind: 'reviewer', sessionId, reviewerId, username, role } as const;
    recognize(callerNames(actor));
    if (access.as === 'reviewer') requireRight(actor, access.may);
    requireFresh(access, found, now);
    await noteUse(found, now);
    return actor;
  }

  async function noteUse(
    { sessionId, lastUsedAt }: Pick<SignedIn, 'sessionId' | 'lastUsedAt'>,
    now: Date,
  ): Promise<void> {
    const due = new Date(now.getTime() - LAST_USE_MS);
    if (lastUsedAt >= due) return;
    await db
      .update(sessions)
      .set({ lastUsedAt: now })
      .where(and(eq(sessions.id, sessionId), lt(sessions.lastUsedAt, due)));
  }

  /** Null for the public key. */
  async function requireKey({ credentials, now, recognize }: Call): Promise<BusinessKey | null> {
    const { apiKey, ip } = credentials;
    const key = apiKey === publicApiKey ? null : await findKey(apiKey, ip, now);
    if (key) recognize({ actor: `api_key:${key.id}`, businessId: key.businessId });
    return key;
  }

  function authenticateApp({ credentials }: Call): Authenticated {
    const isApp = appServiceKey !== null && isSameHash(hashToken(credentials.apiKey ?? ''), hashToken(appServiceKey));
    if (!isApp) throw new Problem('invalid_api_key');
    return { actor: { kind: 'app' }, key: null };
  }

  async function authenticateReviewer(access: Access, call: Call): Promise<Authenticated> {
    if (await requireKey(call)) throw new Problem('invalid_api_key');
    return { actor: await findReviewer(access, call), key: null };
  }

  async function authenticateUser(access: Access, call: Call, key: BusinessKey | null): Promise<Authenticated> {
    const { session } = await requireSignedIn(call, key);
    const { userId, sessionId } = session;
    requireFresh(access, session, call.now);
    return { actor: { kind: 'user', userId, sessionId }, key };
  }

  /** A person, or a reviewer without a signed-in person. */
  async function authenticateSignedIn(access: Access, call: Call): Promise<Authenticated> {
    const key = await requireKey(call);
    const isPerson = key || (await findSessions(call.credentials, call.now)).length > 0;
    return isPerson ? authenticateUser(access, call, key) : { actor: await findReviewer(access, call), key };
  }

  /** A key within its scopes; undefined where the signed-in member counts. */
  function authenticateKey(access: MemberAccess, { credentials }: Call, key: BusinessKey): Authenticated | undefined {
    requireScope(key, access);
    const named = key.isTest && credentials.businessId ? testIdOf(credentials.businessId) : credentials.businessId;
    if (named && named !== key.businessId) throw new Problem('not_found');
    // A test side has no members.
    if (credentials.bearer && !key.isTest) return undefined;
    return { actor: memberOfKey(key, access), key, stoppedBy: key.stoppedBy };
  }

  async function authenticateMember(access: MemberAccess, call: Call): Promise<Authenticated> {
    const key = await requireKey(call);
    const byKey = key && authenticateKey(access, call, key);
    if (byKey) return byKey;
    const { session, rows } = await requireSignedIn(call, key);
    const { userId, sessionId } = session;
    const memberships = rows.filter((row) => row.businessId !== null);
    if (memberships.length === 0) throw new Problem('no_business');
    const wanted = key?.businessId ?? call.credentials.businessId;
    const chosen = wanted ? memberships.find((row) => row.businessId === wanted) : memberships[0];
    if (!chosen) throw new Problem('not_found');
    const member = { isOwner: chosen.isOwner === true, permissions: chosen.permissions ?? [] };
    if (!mayMember(member, access.requires)) {
      throw new Problem('permission_missing', { members: { required_permission: access.requires } });
    }
    if (chosen.lacksFactor) throw new Problem('second_factor_needed');
    requireFresh(access, chosen, call.now);
    const businessId = chosen.businessId as BusinessScope;
    const actor = { kind: 'member', userId, sessionId, apiKeyId: key?.id, businessId, ...member } as const;
    return { actor, key, stoppedBy: chosen.stoppedBy };
  }

  /** Staff in a view: what the table of views lists, and no other call of any kind. */
  async function authenticateView(route: Route, token: string, call: Call): Promise<Authenticated> {
    if (await requireKey(call)) throw new Problem('view_only');
    const { ownerId: userId, staff, ...view } = await findView(token, call);
    const { sessionId } = staff;
    requireRight(staff, 'view_as_customer');
    if (!isViewed(route)) throw new Problem('view_only');
    const { businessId } = view;
    if (route.access.as === 'user') return { actor: { kind: 'user', userId, sessionId, view }, key: null };
    const wanted = call.credentials.businessId;
    if (wanted && wanted !== businessId) throw new Problem('not_found');
    const member = { isOwner: false, permissions: viewPermissions };
    return { actor: { kind: 'member', userId, sessionId, businessId, ...member, view }, key: null };
  }

  return async function admit(
    route: Route,
    credentials: Credentials,
    now: Date,
    recognize: Recognize,
  ): Promise<Authenticated> {
    const call = { credentials, now, recognize };
    const { access } = route;
    const { bearer } = credentials;
    if (bearer !== undefined && isViewToken(bearer)) return authenticateView(route, bearer, call);
    switch (access.as) {
      case 'anyone':
        return { actor: { kind: 'visitor' }, key: null };
      case 'visitor':
        return { actor: { kind: 'visitor' }, key: await requireKey(call) };
      case 'app':
        return authenticateApp(call);
      case 'reviewer':
        return authenticateReviewer(access, call);
      case 'signed-in':
        return authenticateSignedIn(access, call);
      case 'user':
        return authenticateUser(access, call, await requireKey(call));
      case 'member':
        return authenticateMember(access, call);
    }
  };
}

export type Authenticate = ReturnType<typeof createAuthentication>;
