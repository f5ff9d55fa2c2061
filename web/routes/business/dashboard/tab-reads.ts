import type { QueryClient } from '@tanstack/react-query';
import { queries } from '#web/api/queries.ts';
import { listedFields } from '#web/features/events/event/listed-fields.ts';
import type { Tab } from '#web/paths.ts';

type Read = { meta?: Record<string, unknown> };

const { profile, place, businessPage, plan } = queries;
const house: readonly Read[] = [profile, place, businessPage, plan];

/** What each tab reads when it opens. */
export const tabReads: Record<Tab, readonly Read[]> = {
  profile: house,
  'user-view': [...house, queries.comingEvents],
  subscription: [queries.subscription, plan, queries.entries],
  events: [
    ...([{ when: 'coming' }, { status: 'draft' }, { when: 'past' }] as const).map((filter) =>
      queries.eventsOf(filter, listedFields),
    ),
    queries.runningSeries,
  ],
  team: [queries.team],
  analytics: [queries.analyticsOf('30d', 'views')],
};

/** Reads what a tab will show as soon as somebody is about to open it, unless it has been read just now. Never fails. */
export function readAhead(client: QueryClient, tab: Tab): Promise<unknown> {
  const reads = tabReads[tab].map((read) =>
    'initialPageParam' in read
      ? client.prefetchInfiniteQuery(read as typeof queries.team)
      : client.prefetchQuery(read as typeof profile),
  );
  return Promise.all(reads);
}
