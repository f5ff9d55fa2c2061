import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '#web/api/queries.ts';
import type { Tab } from '#web/paths.ts';
import { paths, tabOf } from '#web/paths.ts';
import { findSnapshot } from '#web/ui/snapshot.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { tabPart } from './open-tab.tsx';
import { readAhead } from './tab-reads.ts';
import { todayParts } from './today/today-board.tsx';
import { nextSince } from './today/use-last-look.ts';

/** How the content is shown: in one piece in the place of a snapshot, or the tab after what is above it. */
export type Opening = 'whole' | 'in-parts';

const partsOf = (tab: Tab) => [tabPart(tab), ...todayParts];
const fetchParts = (tab: Tab) => Promise.all(partsOf(tab).map((part) => part.fetch()));

// The HTML has asked for their files: they are run while React takes over.
if (typeof window !== 'undefined' && location.pathname === paths.dashboard) {
  void fetchParts(tabOf(new URLSearchParams(location.search)));
}

const isReadEarly = () => Boolean(window.earlyReads?.size);

/** What every tab of the dashboard stands below. */
const readFrame = (client: QueryClient) =>
  Promise.all([
    client.prefetchQuery(queries.me),
    client.prefetchQuery(queries.business),
    client.prefetchQuery(queries.todaySince(nextSince())),
  ]);

/** All that the HTML has asked for: with it the screen is drawn once, not anew with each answer. */
const readAll = (client: QueryClient, tab: Tab) =>
  Promise.all([
    readFrame(client),
    client.prefetchQuery(queries.balance),
    client.prefetchQuery(queries.stats),
    readAhead(client, tab),
  ]);

/**
 * How the dashboard opens, once the code of what it opens with is there, or cannot be had: shown one after the other, each part would wait a
 * third of a second for the one before, which is how long React lets a skeleton stand. With it come the reads that were made early.
 * The server's HTML stays until then. Without a session there is nothing to open.
 */
export function useOpening(tab: Tab, isSignedIn: boolean): Opening | undefined {
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const [first] = useState(tab);
  const [opening, setOpening] = useState<Opening | undefined>(() => {
    const isThere = isHydrated && !isReadEarly() && partsOf(first).every((part) => part.isThere());
    return isThere ? 'in-parts' : undefined;
  });
  useEffect(() => {
    if (opening || !isSignedIn) return;
    const open = () => setOpening(findSnapshot() ? 'whole' : 'in-parts');
    // What this device keeps is shown; the rest may never come.
    if (!navigator.onLine) return open();
    // Later visits do not wait for what is not there yet: each part shows when it is.
    const reads = isReadEarly() ? readAll(client, first) : void readFrame(client);
    void Promise.all([fetchParts(first), reads]).then(open);
  }, [client, first, opening, isSignedIn]);
  return opening;
}
