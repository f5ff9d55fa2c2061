import { useEffect, useState } from 'react';
import type { Tab } from '#web/paths.ts';
import { paths, tabOf } from '#web/paths.ts';
import { tabPart } from './open-tab.tsx';
import { todayParts } from './today/today-board.tsx';

const partsOf = (tab: Tab) => [tabPart(tab), ...todayParts];
const fetchParts = (tab: Tab) => Promise.all(partsOf(tab).map((part) => part.fetch()));

// The HTML has asked for their files: they are run while React takes over.
if (typeof window !== 'undefined' && location.pathname === paths.dashboard) {
  void fetchParts(tabOf(new URLSearchParams(location.search)));
}

/**
 * True once the code of what the dashboard opens with is there, or cannot be had: shown one after the other, each part would wait a third
 * of a second for the one before, which is how long React lets a skeleton stand.
 */
export function useFirstParts(tab: Tab): boolean {
  const [first] = useState(tab);
  const [isThere, setThere] = useState(() => !navigator.onLine || partsOf(first).every((part) => part.isThere()));
  useEffect(() => {
    if (!isThere) void fetchParts(first).then(() => setThere(true));
  }, [first, isThere]);
  return isThere;
}
