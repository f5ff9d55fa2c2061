import { createContext, useContext, useState } from 'react';
import { useMatches } from 'react-router';
import { chosenBusiness } from '#web/api/client.ts';
import type { PageReads } from '#web/api/page-reads.ts';
import { useSession } from '#web/api/use-session.ts';

/** The data the server has drawn this page from; undefined where the browser reads everything itself. */
export const DrawnPage = createContext<PageReads | undefined>(undefined);

/** The server's reads of this page. Only for the layout, which gives them to `DrawnPage`. */
export function usePageReads(): PageReads | undefined {
  const last = useMatches().at(-1)?.loaderData as PageReads | null | undefined;
  const [reads] = useState(last ?? undefined);
  return reads;
}

/** Id of the business that this tab works with; null = the first of the person's. */
export function useOpenedBusiness(): string | null {
  return useContext(DrawnPage)?.businessId ?? chosenBusiness.id();
}

/** True once it is certain: in a page drawn for its reader from the start, else when the browser has looked for a session. */
export function useSignedIn(): boolean {
  const session = useSession();
  const isDrawn = useContext(DrawnPage) !== undefined;
  return session === undefined ? isDrawn : session !== null;
}

/** The moment of which a page speaks: while React takes it over, that at which the server has drawn it. */
export function useFirstNow(): Date {
  const drawn = useContext(DrawnPage);
  // Not known on the server and while the page is taken over.
  const isHydrated = useSession() !== undefined;
  const [first] = useState(() => (drawn && !isHydrated ? new Date(drawn.now) : new Date()));
  return first;
}
