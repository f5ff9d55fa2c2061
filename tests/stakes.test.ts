import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from '#contract/index.ts';
import { SignInSchema } from '#contract/second-factors.ts';
import type { Stake } from '#contract/shared/access.ts';
import { isForFresh } from '#contract/shared/access.ts';
import type { AnyRoute } from '#contract/shared/route.ts';
import { waysIn } from '#domain/sign-in/ways-in.ts';

/** Stake of each noun by the longest matching path prefix. A new noun needs a stake or null. */
const nouns: Record<string, Stake | null> = {
  '/account': 'who_may_act',
  '/account/deletion#delete': null,
  '/account/documents': null,
  '/account/exports': 'takes_data',
  '/account/notices': null,
  '/agent-requests': null,
  '/api-keys': 'who_may_act',
  '/auth/email-change': 'who_may_act',
  '/auth/factors': 'who_may_act',
  '/auth/factors/{id}#patch': null,
  '/auth/fresh': null,
  '/auth/logout': null,
  '/auth/page-session': null,
  '/auth/password': 'who_may_act',
  '/auth/sessions': 'who_may_act',
  '/billing': 'moves_money',
  '/business': null,
  '/business/ownership': 'who_may_act',
  '/credits/coupon': null,
  '/credits/purchase': 'moves_money',
  '/desk': null,
  '/events': null,
  '/imports': null,
  '/import-sources': null,
  '/import-proposals': null,
  '/me': 'who_may_act',
  '/me/businesses': null,
  '/me/email-works': null,
  '/me/exports': 'takes_data',
  '/me/opened-business': null,
  '/profile': null,
  '/review': null,
  '/review/staff': 'who_may_act',
  '/series': null,
  '/subscription': 'moves_money',
  '/subscription/check': null,
  '/team': 'who_may_act',
  '/test-events': null,
  '/webhooks': 'who_may_act',
  '/webhooks/{id}/deliveries': null,
  '/webhooks/{id}/test': null,
};

/** Reads that export data; other reads have no stake. */
const taking = ['getAccountExport', 'getPersonExport'];

/** POSTs that only end something. */
const endings = ['declineOwnership'];

const all: AnyRoute[] = Object.values(routes);
const ofPeople = all.filter(({ access }) => ['user', 'signed-in', 'member', 'reviewer'].includes(access.as));
const stakes = ofPeople.filter(({ method, operationId }) => method !== 'get' || taking.includes(operationId));
const ofAccess = ({ access }: AnyRoute) => ('stake' in access ? access : { stake: undefined, openBecause: undefined });

function nounOf({ path, method }: AnyRoute): string | undefined {
  const [found] = Object.keys(nouns)
    .filter((noun) => {
      const [start = '', only = method] = noun.split('#');
      return only === method && (path === start || path.startsWith(`${start}/`));
    })
    .toSorted((one, other) => other.length - one.length);
  return found;
}

it('every call that answers with a session of a person is a way in that the phone app knows', () => {
  const answersTokens = ({ success: { schema } }: AnyRoute) =>
    schema === SignInSchema || (schema instanceof z.ZodObject && 'refresh_token' in schema.shape);
  const known = ['/auth/refresh', ...waysIn];
  const found = all.filter(({ path }) => !path.startsWith('/review/')).filter(answersTokens);
  expect(found.map(({ path }) => path).toSorted()).toEqual(known.toSorted());
});

describe('what is worth stealing a session for', () => {
  it.each(stakes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
    '%s declares the stake of its noun',
    (_, route) => {
      const noun = nounOf(route);
      expect(noun, 'a noun of the table').toBeDefined();
      expect(ofAccess(route).stake ?? null).toBe(nouns[noun ?? '']);
    },
  );

  // ASVS 7.5.1.
  it('is what the table says, and no noun stands there without a route', () => {
    expect([...new Set(stakes.map(nounOf))].toSorted()).toEqual(Object.keys(nouns).toSorted());
  });

  // ASVS 3.5.3.
  it('is no other read', () => {
    const reads = ofPeople.filter(({ method, operationId }) => method === 'get' && !taking.includes(operationId));
    expect(reads.filter((route) => ofAccess(route).stake).map(({ operationId }) => operationId)).toEqual([]);
  });

  it('is open to an older session only with the password in the body, to end something, or before the provider', () => {
    const open = stakes.filter((route) => ofAccess(route).stake && !isForFresh(route.access));
    const wrong = open.filter((route) => {
      const { openBecause } = ofAccess(route);
      if (openBecause === 'provider_asks') return ofAccess(route).stake !== 'moves_money';
      if (openBecause === 'only_ends') return route.method !== 'delete' && !endings.includes(route.operationId);
      const content = route.request?.body?.content['application/json'];
      const body = content && 'schema' in content ? content.schema : undefined;
      const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
      return (
        !fields.includes('password') || (route.path === '/auth/password/change' && !fields.includes('current_password'))
      );
    });
    expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
  });
});
