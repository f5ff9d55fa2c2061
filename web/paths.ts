import { reportPath } from '#domain/reports/addresses.ts';
import type { MemberRequirement } from '#domain/team/permissions.ts';
import { entryPaths } from './entry-paths.ts';

/** Every address that a screen leads to, but those of staff. What only mails and guests lead to stands in the route table. */
export const paths = {
  ...entryPaths,
  home: '/',
  people: '/people',
  features: '/features',
  api: '/api',
  business: '/business',
  /** Where somebody gets a second factor before anything else opens; and behind the links of the mails about lost ones. */
  secondFactor: '/business/second-factor',
  forgotPassword: '/business/forgot-password',
  account: '/business/account',
  integrations: '/business/integrations',
  today: '/business/today',
  door: '/business/events/:id/door',
  createEvent: '/business/create-event',
  importEvents: '/business/import',
  guests: '/business/events/:id/guests',
  pricing: '/pricing',
  register: '/register',
  /** For somebody who has an account. */
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
  /** Only in the demo; everything below `/demo/` is. */
  guestPhone: '/demo/app',
} as const;

/** Id of a panel of the page for businesses, and with it the address of its tab. */
export const OKTOBERFEST = 'oktoberfest';

export const oktoberfestTab = `${paths.business}#${OKTOBERFEST}`;

/** The areas of the dashboard in their order; the first one opens when the address names none. */
export const tabs = ['profile', 'user-view', 'subscription', 'events', 'team', 'analytics'] as const;
export type Tab = (typeof tabs)[number];

/** The tab an address asks for; an unknown one opens the first. */
export function tabOf(search: URLSearchParams): Tab {
  return tabs.find((tab) => tab === search.get('tab')) ?? tabs[0];
}

/** The address of a tab. */
export function tabPath(tab: Tab): string {
  return tab === tabs[0] ? paths.dashboard : `${paths.dashboard}?tab=${tab}`;
}

/** The rooms of the profile in their order. */
export const rooms = ['public', 'hours', 'contact', 'look', 'business'] as const;
export type Room = (typeof rooms)[number];

/** The room an address opens. */
export function roomOf(search: URLSearchParams): Room | null {
  return rooms.find((room) => room === search.get('room')) ?? null;
}

/** The address of the profile with a room open. */
export function roomPath(room: Room): string {
  return `${paths.dashboard}?room=${room}`;
}

type MemberPage = {
  name: string;
  to: string;
  requires: MemberRequirement;
  /** On the phone a place of the bottom bar, so not of the sheet behind it. */
  isInBar: boolean;
};

/** Pages of members besides the dashboard, in the order of menus. They open without a connection, too. */
export const memberPages = [
  { name: 'today', to: paths.today, requires: 'active', isInBar: true },
  { name: 'account', to: paths.account, requires: 'active', isInBar: false },
  { name: 'integrations', to: paths.integrations, requires: 'owner', isInBar: false },
] as const satisfies readonly MemberPage[];

/** The address of the events tab with the create dialog open. */
export const createEventPath = `${tabPath('events')}&dialog=create`;

/** The same dialog, begun with what a past event was. */
export function createLikePath(eventId: string): string {
  return `${createEventPath}&like=${eventId}`;
}
