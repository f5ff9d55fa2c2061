import type { Read } from '#web/api/prefetch.ts';
import { queries } from '#web/api/queries.ts';
import { listedFields } from '#web/features/events/event/listed-fields.ts';
import type { Room, Tab } from '#web/paths.ts';

const { profile, place, businessPage, plan } = queries;
const house: readonly Read[] = [profile, place, businessPage, plan];

export const readsOfTab: Record<Tab, readonly Read[]> = {
  profile: house,
  'user-view': [...house, queries.comingEvents],
  subscription: [queries.subscription, plan, queries.entries, queries.billing, queries.invoices],
  events: [
    ...([{ when: 'coming' }, { status: 'draft' }, { when: 'past' }] as const).map((filter) =>
      queries.eventsOf(filter, listedFields),
    ),
    queries.runningSeries,
  ],
  team: [queries.team, queries.teamSecurity],
  analytics: [queries.analyticsOf('30d', 'views')],
};

/** Queries prefetched for a tab. The last look is unknown on the server. */
export const readsOfScreen = (tab: Tab): readonly Read[] => [
  queries.business,
  queries.todaySince(null),
  queries.balance,
  queries.stats,
  ...readsOfTab[tab],
];

const modules: Record<Tab, string> = {
  profile: 'web/features/profile/profile-tab.tsx',
  'user-view': 'web/routes/business/dashboard/guest-view/guest-view-tab.tsx',
  subscription: 'web/features/subscription/subscription-tab.tsx',
  events: 'web/features/events/event-list/events-tab.tsx',
  team: 'web/features/team/team-tab.tsx',
  analytics: 'web/features/analytics/analytics-tab.tsx',
};

const editors: Record<Room, string> = {
  public: 'web/features/profile/public-room.tsx',
  hours: 'web/features/profile/hours-room.tsx',
  contact: 'web/features/profile/contact-fields.tsx',
  look: 'web/features/profile/look-room.tsx',
  business: 'web/features/business/business-form.tsx',
};

/** Lazy modules of the tab, its open room and the content above the tabs. */
export const modulesOfScreen = (tab: Tab, room: Room | null): readonly string[] => [
  'web/routes/business/dashboard/today/lazy-parts.ts',
  modules[tab],
  ...(room && (tab === 'profile' || tab === 'user-view') ? [editors[room]] : []),
];
