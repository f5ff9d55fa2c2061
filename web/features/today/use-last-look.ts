import { useEffect, useState } from 'react';
import { chosenBusiness } from '#web/api/client.ts';
import { localStore } from '#web/shell/browser-store.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { lookKey, nextLook, parseLook } from './last-look.ts';

const keyOf = () => lookKey(chosenBusiness.id());

function keep(since: string | null) {
  localStore.write(keyOf(), JSON.stringify({ since, until: new Date().toISOString() }));
  return since;
}

/** Begins a look, or goes on with the one this browser remembers. */
const beginLook = () => keep(nextLook(parseLook(localStore.read(keyOf())), new Date()).since);

/**
 * When somebody looked at the dashboard last in this browser, as an instant; null at the first time. It is not kept on the
 * server: a look at the till must not take the news from the phone, and reading stays without a write. Call it once for a screen: it
 * counts as a look.
 */
export function useLastLook(): string | null {
  // The server does not know it: its page is taken over as it is.
  const isHydrated = useHydrated();
  const [since, setSince] = useState(() => (isHydrated ? beginLook() : null));
  const [isBegun, setBegun] = useState(isHydrated);
  useEffect(() => {
    if (!isBegun) {
      setSince(beginLook());
      setBegun(true);
      return;
    }
    const end = () => void keep(since);
    const noticeVisibility = () => (document.visibilityState === 'hidden' ? end() : setSince(beginLook()));
    document.addEventListener('visibilitychange', noticeVisibility);
    window.addEventListener('pagehide', end);
    return () => {
      document.removeEventListener('visibilitychange', noticeVisibility);
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [since, isBegun]);
  return since;
}
