import { reportPath } from '#domain/reports/addresses.ts';
import type { MemberRequirement } from '#domain/team/permissions.ts';
import { entryPaths } from './entry-paths.ts';

/** Paths linked by screens, except staff's. Paths only in mails are in the route table. */
export const paths = {
  ...entryPaths,
  home: '/',
  people: '/people',
  features: '/features',
  api: '/api',
  business: '/business',
  /** Required setup of a second factor; also linked by mails about lost ones. */
  secondFactor: '/business/second-factor',
  forgotPassword: '/business/forgot-password',
  account: '/business/account',
  integrations: '/business/integrations',
  today: '/business/today',
  door: '/business/events/:id/door',
  createEvent: '/business/create-event',
  importEvents: '/business/import',
  agentRequests: '/business/agent-requests',
  guests: '/business/events/:id/guests',
  pricing: '/pricing',
  register: '/register',
  /** For people with an account. */
  registerAnother: '/register/another',
  registerWelcome: '/register/welcome',
  faq: '/faq',
  contact: '/contact',
  help: '/help',
  imprint: '/imprint',
  privacy: '/datenschutz',
  terms: '/agb',
  withdrawal: '/widerruf',
  ranking: '/ranking',
  report: reportPath,
  /** Demo only, like everything below `/demo/`. */
  guestPhone: '/demo/app',
} as const;

/** Panel id, used as its tab's hash. */
export const OKTOBERFEST = 'oktoberfest';

export const oktoberfestTab = `${paths.business}#${OKTOBERFEST}`;

/** Dashboard tabs in order; the first is the default. */
export const tabs = ['profile', 'user-view', 'subscription', 'events', 'team', 'analytics'] as const;
export type Tab = (typeof tabs)[number];

/** Unknown tabs open the first. */
export function tabOf(search: URLSearchParams): Tab {
  return tabs.find((tab) => tab === search.get('tab')) ?? tabs[0];
}

export function tabPath(tab: Tab): string {
  return tab === tabs[0] ? paths.dashboard : `${paths.dashboard}?tab=${tab}`;
}

/** Rooms of the profile, in order. */
export const rooms = ['public', 'hours', 'contact', 'look', 'business'] as const;
export type Room = (typeof rooms)[number];

export function roomOf(search: URLSearchParams): Room | null {
  return rooms.find((room) => room === search.get('room')) ?? null;
}

export function roomPath(room: Room): string {
  return `${paths.dashboard}?room=${room}`;
}

type MemberPage = {
  name: string;
  to: string;
  requires: MemberRequirement;
  /** In the phone's bottom bar, so not in its sheet. */
  isInBar: boolean;
};

/** Members' pages besides the dashboard, in menu order; available offline. */
export const memberPages = [
  { name: 'today', to: paths.today, requires: 'active', isInBar: true },
  { name: 'account', to: paths.account, requires: 'active', isInBar: false },
  { name: 'integrations', to: paths.integrations, requires: 'owner', isInBar: false },
] as const satisfies readonly MemberPage[];

export const createEventPath = `${tabPath('events')}&dialog=create`;

/** The create dialog, prefilled from a past event. */
export function createLikePath(eventId: string): string {
  return `${createEventPath}&like=${eventId}`;
}
