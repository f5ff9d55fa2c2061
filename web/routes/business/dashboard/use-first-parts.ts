import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '#web/api/queries.ts';
import type { Tab } from '#web/paths.ts';
import { paths, tabOf } from '#web/paths.ts';
import { tabPart } from './open-tab.tsx';
import { readAhead } from './tab-reads.ts';
import { todayParts } from './today/today-board.tsx';

const partsOf = (tab: Tab) => [tabPart(tab), ...todayParts];
const fetchParts = (tab: Tab) => Promise.all(partsOf(tab).map((part) => part.fetch()));

// The HTML has asked for their files: they are run while React takes over.
if (typeof window !== 'undefined' && location.pathname === paths.dashboard) {
  void fetchParts(tabOf(new URLSearchParams(location.search)));
}

/** Has what the HTML has asked for read, if it has: shown before, the tab would be drawn twice. */
function readFirst(client: QueryClient, tab: Tab): Promise<unknown> {
  if (!window.earlyReads?.size) return Promise.resolve();
  return Promise.all([
    client.prefetchQuery(queries.balance),
    client.prefetchQuery(queries.stats),
    readAhead(client, tab),
  ]);
}

/**
 * True once the code of what the dashboard opens with is there, or cannot be had: shown one after the other, each part would wait a third
 * of a second for the one before, which is how long React lets a skeleton stand. With it come the reads that were made early.
 */
export function useFirstParts(tab: Tab): boolean {
  const client = useQueryClient();
  const [first] = useState(tab);
  const [isThere, setThere] = useState(
    () => !navigator.onLine || (!window.earlyReads?.size && partsOf(first).every((part) => part.isThere())),
  );
  useEffect(() => {
    if (!isThere) void Promise.all([fetchParts(first), readFirst(client, first)]).then(() => setThere(true));
  }, [client, first, isThere]);
  return isThere;
}
