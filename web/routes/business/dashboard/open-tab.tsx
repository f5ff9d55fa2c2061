import { Activity, memo, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EventListSkeleton } from '#web/features/events/event-list/event-list-skeleton.tsx';
import type { Business } from '#web/member/use-business.ts';
import type { Tab } from '#web/paths.ts';
import { tabs } from '#web/paths.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { todayParts } from './today/today-board.tsx';

type TabProps = { business: Business };

const contents = {
  profile: onDemand<TabProps>(async () => (await import('#web/features/profile/profile-tab.tsx')).loadProfileTab()),
  'user-view': onDemand<TabProps>(async () => (await import('./guest-view/guest-view-tab.tsx')).loadGuestViewTab()),
  subscription: onDemand<TabProps>(
    async () => (await import('#web/features/subscription/subscription-tab.tsx')).SubscriptionTab,
  ),
  events: onDemand<TabProps>(async () => (await import('#web/features/events/event-list/events-tab.tsx')).EventsTab),
  team: onDemand<TabProps>(async () => (await import('#web/features/team/team-tab.tsx')).TeamTab),
  analytics: onDemand<TabProps>(async () => (await import('#web/features/analytics/analytics-tab.tsx')).AnalyticsTab),
} satisfies Record<Tab, unknown>;

/** Code of a tab and of the content above all tabs. */
export const fetchParts = (tab: Tab) => Promise.all([contents[tab], ...todayParts].map((part) => part.fetch()));
/** Includes the preview's own chunk. */
export const fetchTabs = () =>
  Promise.all([...Object.values(contents).map((part) => part.fetch()), import('./guest-view/guest-preview.tsx')]);

/** Tabs with editors of the same profile: only one keeps its form. */
const isSameForm = (one: Tab, other: Tab) => [one, other].every((tab) => tab === 'profile' || tab === 'user-view');

type Drawn = { tab: Tab; hasDialog: boolean; kept: readonly Tab[] };

/** A tab left by Back from its dialog is not kept. */
function show({ kept, ...left }: Drawn, tab: Tab, hasDialog: boolean): Drawn {
  const gone = left.hasDialog ? left.tab : null;
  const others = kept.filter((other) => other !== tab && other !== gone && !isSameForm(other, tab));
  return { tab, hasDialog, kept: left.tab === tab ? kept : [...others, tab] };
}

/** The open tab; earlier ones stay mounted but hidden, without effects. */
export function OpenTab({ tab, business }: TabProps & { tab: Tab }) {
  const [search] = useSearchParams();
  const hasDialog = search.has('dialog');
  const [drawn, setDrawn] = useState<Drawn>({ tab, hasDialog, kept: [tab] });
  if (drawn.tab !== tab || drawn.hasDialog !== hasDialog) setDrawn(show(drawn, tab, hasDialog));
  const { kept } = drawn;
  return tabs
    .filter((each) => kept.includes(each))
    .map((each) => (
      <Activity key={each} mode={each === tab ? 'visible' : 'hidden'}>
        <div className={kept.length > 1 ? 'animate-tab-in' : undefined}>
          <KeptTab tab={each} business={business} />
        </div>
      </Activity>
    ));
}

const KeptTab = memo(function KeptTab({ tab, business }: TabProps & { tab: Tab }) {
  const Content = contents[tab];
  return (
    <Suspense fallback={<TabSkeleton tab={tab} />}>
      <Content business={business} />
    </Suspense>
  );
});

/** Matches the server's HTML. */
export function TabSkeleton({ tab }: { tab: Tab | undefined }) {
  return tab === 'events' ? <EventListSkeleton /> : <SkeletonText lines={4} className="my-6 max-w-xl" />;
}
