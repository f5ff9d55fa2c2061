import type { APIRequestContext, Page } from '@playwright/test';
import { demoReviewer, demoSignIn } from '#domain/shared/demo.ts';
import { memberPages, paths, roomPath, rooms } from '#web/paths.ts';
import { authorize, authorizeReviewer, keepSession } from '../business/open-account.ts';
import { expect } from '../support/test.ts';

/**
 * A screen by its address, with its own headlines if it has any. `isProse`: contains no code. `isStill`: nothing moves
 * while it opens.
 */
type Screen = { path: string; alias?: string; de?: string; en?: string; isProse?: true; isStill?: true };

const offers: Screen[] = [
  { path: '/', de: 'Wer ist dabei?', en: 'Who’s in?' },
  { path: '/features', de: 'Alles für den vollen Laden.', en: 'Everything for a full house.' },
  { path: '/business', de: 'Mach deinen Laden zum Plan.', en: 'Make your place the plan.' },
  { path: '/business#oktoberfest', de: 'O’zapft is. Auch in Berlin.', en: 'O’zapft is. In Berlin too.' },
  { path: '/pricing', de: 'Zwei Preise, keine Sternchen.', en: 'Two prices, no small print.' },
  { path: '/api', de: 'Deine Events, per API.', en: 'Your events, by API.' },
  { path: '/api/credits' },
  { path: '/no-such-page' },
];

/** Legal pages and help. */
export const texts: Screen[] = [
  { path: '/imprint', de: 'Impressum', en: 'Legal notice' },
  { path: '/datenschutz', alias: '/privacy', de: 'Datenschutz', en: 'Privacy' },
  { path: '/agb', alias: '/terms', de: 'Nutzungsbedingungen', en: 'Terms of use' },
  { path: '/widerruf', alias: '/withdrawal', de: 'Widerrufsrecht', en: 'Right of withdrawal' },
  { path: '/auftragsverarbeitung', alias: '/data-processing', de: 'Auftragsverarbeitung', en: 'Data processing' },
  { path: '/barrierefreiheit', alias: '/accessibility', de: 'Barrierefreiheit', en: 'Accessibility' },
  {
    path: '/vertrag-widerrufen',
    alias: '/withdraw-contract',
    de: 'Vertrag widerrufen',
    en: 'Withdraw from a contract',
  },
  { path: '/ranking' },
  { path: '/faq', de: 'Häufige Fragen', en: 'Frequently asked questions' },
  { path: '/help', de: 'Hilfe', en: 'Help' },
  { path: '/melden', alias: '/report', de: 'Stimmt was nicht?', en: 'Something wrong?' },
  { path: '/contact', de: 'Schreib uns.', en: 'Write to us.' },
];

const doors = ['/register', '/register/code', '/business/login', '/business/forgot-password', '/staging/login'];
const guestPhone = ['near', 'search', 'mine', 'inbox'].map((tab) => `/demo/app?tab=${tab}`);
export const dashboardTab = (tab: string) => `/business/dashboard?tab=${tab}`;
const tabs = ['profile', 'user-view', 'subscription', 'events', 'team', 'analytics'].map(dashboardTab);
const openRooms = rooms.map(roomPath);
const memberScreens = [paths.createEvent, paths.importEvents, paths.agentRequests, ...memberPages.map(({ to }) => to)];
const desk = [
  '/staging/held',
  '/staging/goodwill',
  '/staging/reports',
  '/staging/registrations',
  '/staging/jobs',
  '/staging/switches',
  '/staging/figures',
  '/staging/team',
];

const bare = (addresses: string[]): Screen[] => addresses.map((path) => ({ path }));
const still = (addresses: string[]): Screen[] => addresses.map((path) => ({ path, isStill: true }));

/** The demo's first event, its guests page and the business page. */
async function findGuestPages(request: APIRequestContext) {
  const headers = await authorize(request, demoSignIn);
  const page = await (await request.get('/api/v1/business/page', { headers })).json();
  const events = await (await request.get('/api/v1/events?status=published&limit=1', { headers })).json();
  const [{ id, page_url: event }] = events.data;
  return {
    business: new URL(page.page_url).pathname,
    event: new URL(event).pathname,
    list: `/business/events/${id}/guests`,
  };
}

async function signInAsReviewer(page: Page): Promise<void> {
  await page.goto('/staging/login');
  await page.locator('input[name=username]').fill(demoReviewer.username);
  await page.locator('input[name=password]').fill(demoReviewer.password);
  await page.locator('main button[type=submit]').click();
  await expect(page).toHaveURL(/\/staging\/dashboard$/);
}

type Audience = { name: string; open: (page: Page) => Promise<Screen[]> };

/** Audiences with their screens and sign-in. */
export const audiences: Audience[] = [
  { name: 'visitors, offers', open: async () => offers },
  { name: 'visitors, texts', open: async () => texts.map((text) => ({ ...text, isProse: true as const })) },
  {
    name: 'guests and who is about to sign in',
    open: async (page) => {
      const { business, event } = await findGuestPages(page.request);
      return bare([business, event, ...guestPhone, '/demo/kit', ...doors]);
    },
  },
  {
    name: 'members, the dashboard',
    open: async (page) => {
      await keepSession(page, demoSignIn);
      return [...still(tabs), ...bare(openRooms)];
    },
  },
  {
    name: 'members, screens of their own',
    open: async (page) => {
      await keepSession(page, demoSignIn);
      return [...still(memberScreens), ...bare([(await findGuestPages(page.request)).list])];
    },
  },
  {
    name: 'reviewers',
    open: async (page) => {
      await signInAsReviewer(page);
      const headers = await authorizeReviewer(page.request);
      const [{ id }] = (await (await page.request.get('/api/v1/review/businesses', { headers })).json()).data;
      const pages = ['/staging/customers', `/staging/customers/${id}`, `/staging/businesses/${id}`];
      return [...still(['/staging/dashboard']), ...bare([...desk, ...pages])];
    },
  },
];

/** Opens a screen and waits for skeletons, fonts and images. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('main span.rounded-field.bg-sunk[aria-hidden]:visible')).toHaveCount(0);
  await expect(page.getByText(/^(Wird geladen|Loading) …$/)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page: unfolds all groups, nested ones too. */
export async function openGroups(): Promise<void> {
  const seen = new Set<HTMLDetailsElement>();
  const open = (group: HTMLDetailsElement) =>
    new Promise((resolve) => {
      seen.add(group);
      group.addEventListener('toggle', resolve, { once: true });
      group.open = true;
    });
  const findFolded = () =>
    [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')].filter((group) => !seen.has(group));
  for (let folded = findFolded(); folded.length > 0; folded = findFolded()) await Promise.all(folded.map(open));
}
