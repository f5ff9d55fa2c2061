import { createContext, useContext, useState } from 'react';
import { useMatches } from 'react-router';
import { chosenBusiness } from '#web/api/client.ts';
import type { PageReads } from '#web/api/page-reads.ts';
import { useSession } from '#web/api/use-session.ts';

/** Data of the server-rendered page; undefined if the browser reads everything. */
export const RenderedPage = createContext<PageReads | undefined>(undefined);

/** Only for the layout that provides `RenderedPage`. */
export function usePageReads(): PageReads | undefined {
  const last = useMatches().at(-1)?.loaderData as PageReads | null | undefined;
  const [reads] = useState(last ?? undefined);
  return reads;
}

/** Id of this tab's business; null = the person's first. */
export function useOpenedBusiness(): string | null {
  return useContext(RenderedPage)?.businessId ?? chosenBusiness.id();
}

/** True in a server-rendered page, else after the browser has read its session. */
export function useSignedIn(): boolean {
  const session = useSession();
  const isDrawn = useContext(RenderedPage) !== undefined;
  return session === undefined ? isDrawn : session !== null;
}

/** The page's time: the server's render time during hydration. */
export function useFirstNow(): Date {
  const drawn = useContext(RenderedPage);
  // Undefined on the server and during hydration.
  const isHydrated = useSession() !== undefined;
  const [first] = useState(() => (drawn && !isHydrated ? new Date(drawn.now) : new Date()));
  return first;
}
