import { queries } from '#web/api/queries.ts';
import { addressOf } from '#web/api/read.ts';
import analytics from '#web/features/analytics/analytics-tab.tsx?part-files';
import events from '#web/features/events/event-list/events-tab.tsx?part-files';
import profile from '#web/features/profile/profile-tab.tsx?part-files';
import subscription from '#web/features/subscription/subscription-tab.tsx?part-files';
import team from '#web/features/team/team-tab.tsx?part-files';
import type { Tab } from '#web/paths.ts';
import { PageScriptTag } from '#web/shell/page-script-tag.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { EarlyAddresses } from './early-addresses.ts';
import earlyScript from './early-script.ts?inline-script';
import guestView from './guest-view/guest-view-tab.tsx?part-files';
import { tabReads } from './tab-reads.ts';
import arrivals from './today/arrivals.tsx?part-files';
import door from './today/door-button.tsx?part-files';
import figures from './today/figures-line.tsx?part-files';
import waiting from './today/waiting-things.tsx?part-files';

function earlyAddresses(): EarlyAddresses {
  const opening = [...figures, ...waiting, ...arrivals, ...door];
  const tab = (name: Tab, files: readonly string[]) => ({
    files: [...new Set([...opening, ...files])],
    reads: tabReads[name].map(addressOf),
  });
  return {
    first: [queries.me, queries.business].map(addressOf),
    today: addressOf(queries.todaySince(null)),
    later: [queries.balance, queries.stats].map(addressOf),
    tabs: {
      profile: tab('profile', profile),
      'user-view': tab('user-view', guestView),
      subscription: tab('subscription', subscription),
      events: tab('events', events),
      team: tab('team', team),
      analytics: tab('analytics', analytics),
    },
  };
}

/** Reads and scripts of the first screen, asked for by its HTML. */
export function EarlyStart() {
  if (useHydrated()) return null;
  return (
    <>
      <script
        type="application/json"
        data-early=""
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of our own
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? JSON.stringify(earlyAddresses()) : '' }}
      />
      <PageScriptTag source={earlyScript} />
    </>
  );
}
