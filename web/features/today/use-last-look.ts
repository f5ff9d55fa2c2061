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

const beginLook = () => keep(nextLook(parseLook(localStore.read(keyOf())), new Date()).since);

/**
 * Time of the last look (ISO 8601) in this browser; null at first. Not on the server: devices differ, and reads must
 * not write. Call once per screen, as it counts as a look.
 */
export function useLastLook(): string | null {
  // Unknown on the server, so applied after hydration.
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
