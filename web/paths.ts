import { reportPath } from '#domain/reports/addresses.ts';

/** Every address of the product. The route table and all links take them from here. */
export const paths = {
  home: '/',
  people: '/people',
  features: '/features',
  api: '/api',
  business: '/business',
  login: '/business/login',
  forgotPassword: '/business/forgot-password',
  resetPassword: '/business/reset-password',
  acceptInvite: '/business/accept-invite',
  account: '/business/account',
  integrations: '/business/integrations',
  dashboard: '/business/dashboard',
  door: '/business/events/:id/door',
  createEvent: '/business/create-event',
  importEvents: '/business/import',
  guests: '/business/events/:id/guests',
  pricing: '/pricing',
  register: '/register',
  registerCode: '/register/code',
  registerConfirm: '/register/confirm',
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
  stagingLogin: '/staging/login',
  stagingDashboard: '/staging/dashboard',
  stagingTeam: '/staging/team',
  /** Where the link of a lead leads. */
  stagingPassword: '/staging/password',
  stagingHeld: '/staging/held',
  stagingCase: '/staging/businesses/:id',
  stagingFigures: '/staging/figures',
  stagingReports: '/staging/reports',
  /** Pages that owners send around; their addresses are in `domain/guest-pages/`. */
  eventPage: '/e/:address',
  businessPage: '/b/:address',
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

/** The address of the events tab with the create dialog open. */
export const createEventPath = `${tabPath('events')}&dialog=create`;

/** The same dialog, begun with what a past event was. */
export function createLikePath(eventId: string): string {
  return `${createEventPath}&like=${eventId}`;
}
