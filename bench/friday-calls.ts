import { demoHouseSignIn, demoKeys, demoSignIn } from '#domain/shared/demo.ts';
import { findGuestPages } from './guest-addresses.ts';

/** A kind of call with its share of a Friday evening. */
export interface Kind {
  name: string;
  /** Percent of all calls. */
  part: number;
  make(n: number): { method?: string; path: string; headers: Record<string, string>; body?: string };
}

const towns = ['52.52,13.405', '53.55,9.99', '50.94,6.96', '50.11,8.68', '51.51,7.46', '48.78,9.18', '51.23,6.78'];
const app = { 'X-API-Key': demoKeys.appServiceKey };
const json = { 'Content-Type': 'application/json' };
const pick = <T>(list: T[], n: number): T => {
  const found = list[n % list.length];
  if (found === undefined) throw new Error('there is nothing to ask for');
  return found;
};

type Headers = Record<string, string>;

/** Signs in once; returns the session's headers. */
export async function signIn(address: string, who: typeof demoSignIn | typeof demoHouseSignIn): Promise<Headers> {
  const key = { 'X-API-Key': demoKeys.publicApiKey };
  const response = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...key, ...json },
    body: JSON.stringify(who),
  });
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (!token) throw new Error(`signing in: ${response.status}`);
  return { ...key, Authorization: `Bearer ${token}` };
}

interface FeedEvent {
  id: string;
  participant_type: string;
  approval_method: string;
  business: { id: string };
}

/** Calls of a Friday evening on a filled demo. */
export async function findCalls(address: string, sessions: number): Promise<{ kinds: Kind[]; owners: Headers[] }> {
  const read = async <T>(path: string, headers: Headers) =>
    (await (await fetch(`${address}/api/v1${path}`, { headers })).json()) as T;
  const owners: Headers[] = [];
  for (let n = 0; n < sessions; n++) owners.push(await signIn(address, n % 10 === 0 ? demoHouseSignIn : demoSignIn));
  const { data: events } = await read<{ data: FeedEvent[] }>('/app/feed?limit=100', app);
  const { data: businesses } = await read<{ data: { id: string }[] }>('/app/businesses?near=52.52,13.405', app);
  const own = await read<{ id: string }>('/business', owners[1] ?? {});
  // Open events of other businesses than the one with the most open windows.
  const open = events.filter(
    (event) =>
      (event.participant_type === 'unlimited' || event.approval_method === 'application') &&
      event.business.id !== own.id,
  );
  const { data: mine } = await read<{ data: { id: string }[] }>('/events?limit=20', owners[1] ?? {});
  const pages = await findGuestPages(address);
  const ofApp = (name: string, part: number, path: (n: number) => string): Kind => ({
    name,
    part,
    make: (n) => ({ path: `/api/v1/app${path(n)}`, headers: app }),
  });
  const toApp = (name: string, part: number, path: (n: number) => string, body: (n: number) => object): Kind => ({
    name,
    part,
    make: (n) => ({
      method: 'POST',
      path: `/api/v1/app${path(n)}`,
      headers: { ...app, ...json },
      body: JSON.stringify(body(n)),
    }),
  });
  const ofOwner = (name: string, part: number, path: (n: number) => string): Kind => ({
    name,
    part,
    make: (n) => ({ path: `/api/v1${path(n)}`, headers: pick(owners.slice(1, 10), n) }),
  });
  const kinds = [
    ofApp('feed', 30, (n) => `/feed?near=${pick(towns, n)}&radius_m=10000&limit=20`),
    ofApp('businesses', 12, (n) => `/businesses?near=${pick(towns, n)}&limit=20`),
    ofApp('an event', 15, (n) => `/events/${pick(events, n).id}`),
    ofApp('a business', 6, (n) => `/businesses/${pick(businesses, n).id}`),
    ofApp("somebody's events", 5, (n) => `/people/friday-${n % 5000}/events`),
    {
      name: 'page of an event or a business',
      part: 10,
      make: (n: number) => ({ path: pick(pages, n), headers: { 'Accept-Language': 'de', 'Accept-Encoding': 'br' } }),
    },
    toApp(
      'joining',
      5,
      (n) => `/events/${pick(open, n).id}/participants`,
      (n) => ({ user_id: `friday-${process.pid}-${n}`, display_name: 'Ute' }),
    ),
    {
      name: 'counting a look',
      part: 8,
      make: (n: number) => ({
        method: 'POST',
        path: `/api/v1/app/events/${pick(events, n).id}/views`,
        headers: app,
      }),
    },
    ofOwner("an owner's list", 4, () => '/events?limit=20'),
    ofOwner("an owner's evening", 3, () => '/business/today'),
    ofOwner("an owner's guests", 2, (n) => `/events/${pick(mine, n).id}/participants`),
  ];
  return { kinds, owners };
}
