import { cornerBarEvents } from '#database/demo/corner-bar-events.ts';
import { cultureHouseEvents } from '#database/demo/culture-house-events.ts';
import type { DemoEvent } from '#database/demo/demo-events.ts';
import type { businesses, businessProfiles } from '#database/schema/businesses.ts';
import type { PageSource } from '#domain/guest-pages/sources.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import type { SubscriptionPlan } from '#domain/plans/offers.ts';
import { demoHouseSignIn, demoSignIn } from '#domain/shared/demo.ts';

type Company = Pick<
  typeof businesses.$inferInsert,
  | 'companyName'
  | 'address'
  | 'phone'
  | 'email'
  | 'businessType'
  | 'legalForm'
  | 'handelsregisterNumber'
  | 'licenceNumber'
  | 'taxId'
>;
type Profile = Pick<
  typeof businessProfiles.$inferInsert,
  | 'description'
  | 'openingHours'
  | 'specialDays'
  | 'seasons'
  | 'closedOnHolidays'
  | 'holidayLand'
  | 'websiteUrl'
  | 'showPhone'
  | 'categories'
  | 'accent'
>;

export interface DemoBusiness {
  /** Owner's sign-in. */
  email: string;
  owner: string;
  company: Company;
  profile: Profile;
  /** Plan with the period's credits; null in the trial. */
  paid: { plan: SubscriptionPlan; credits: number } | null;
  /** Since the registration. */
  days: number;
  events: (now: Date) => readonly DemoEvent[];
  /** Views of today and this week, and page views of its first event today. */
  views: { today: number; week: number; opens: Record<PageSource, number> };
}

/** A bar in its trial. */
export const cornerBar: DemoBusiness = {
  email: demoSignIn.email,
  owner: 'Meryem Schulz',
  company: {
    companyName: 'Zur Fetten Ecke',
    address: 'Weserstraße 104, 12047 Berlin',
    phone: '030 55 57 41 20',
    email: 'hallo@fette-ecke.example',
    businessType: 'bar',
    legalForm: 'GmbH',
    handelsregisterNumber: 'HRB 214837 B',
    licenceNumber: 'GE 1974/0312',
    taxId: '29/318/41207',
  },
  profile: {
    description: 'Eckkneipe seit 1974. Kaltes Pils, warme Stullen, jeden Mittwoch Kneipenquiz.',
    openingHours: {
      monday: { open: '18:00', close: '01:00', closed: true },
      tuesday: { open: '18:00', close: '01:00', closed: false },
      wednesday: { open: '18:00', close: '01:00', closed: false },
      thursday: { open: '18:00', close: '02:00', closed: false },
      friday: { open: '17:00', close: '04:00', closed: false },
      saturday: { open: '17:00', close: '04:00', closed: false },
      sunday: { open: '16:00', close: '00:00', closed: false },
    },
    holidayLand: 'BE',
    showPhone: true,
    categories: ['Bar', 'Unterhaltung', 'Kultur'],
  },
  paid: null,
  days: 10,
  events: () => cornerBarEvents,
  views: { today: 12, week: 89, opens: { link: 14, qr: 9, embed: 4, feed: 1 } },
};

/** A venue with the largest plan, branding, and events in every public state. */
export const cultureHouse: DemoBusiness = {
  email: demoHouseSignIn.email,
  owner: 'Nadia Petrow',
  company: {
    companyName: 'Kulturhaus Ostwind',
    address: 'Boxhagener Straße 22, 10245 Berlin',
    phone: '030 74 07 33 18',
    email: 'post@ostwind.example',
    businessType: 'event',
    legalForm: 'Verein e.V.',
    handelsregisterNumber: 'VR 31846 B',
    licenceNumber: null,
    taxId: '27/671/52094',
  },
  profile: {
    description:
      'Saal, Werkstatt und Hof, von der Nachbarschaft betrieben. Mittwochs Swing, sonst alles von Nähen bis Bühne.',
    openingHours: {
      ...defaultOpeningHours(),
      wednesday: { open: '09:00', close: '13:00', closed: false, more_spans: [{ open: '17:00', close: '23:00' }] },
    },
    seasons: [
      {
        name: 'Sommer im Hof',
        start: '06-01',
        end: '08-31',
        opening_hours: {
          ...defaultOpeningHours(),
          friday: { open: '12:00', close: '23:00', closed: false },
          saturday: { open: '12:00', close: '23:00', closed: false },
          sunday: { open: '12:00', close: '20:00', closed: false },
        },
      },
    ],
    closedOnHolidays: true,
    holidayLand: 'BE',
    websiteUrl: 'https://ostwind.example',
    showPhone: false,
    categories: ['Kultur', 'Unterhaltung', 'Bildung'],
    accent: 'teal',
  },
  paid: { plan: 'professional', credits: 150 },
  days: 40,
  events: cultureHouseEvents,
  views: { today: 31, week: 264, opens: { link: 38, qr: 12, embed: 21, feed: 3 } },
};
