import { useEffect, useState } from 'react';
import { api, dataOf } from '#web/api/client.ts';
import type { PendingConfirmation } from './pending-confirmation.ts';

const EVERY_MS = 15_000;

/** False once the registration no longer awaits its code. Polls while visible. */
export function useIsPending(pending: PendingConfirmation | null): boolean {
  const [isWaiting, setWaiting] = useState(true);
  const { email, uploadToken } = pending ?? {};
  useEffect(() => {
    setWaiting(true);
    if (!email || !uploadToken) return;
    const stopped = new AbortController();
    async function poll(body: { email: string; upload_token: string }) {
      if (document.visibilityState === 'hidden') return;
      const { signal } = stopped;
      // A failed call changes nothing.
      const state = await dataOf(api.POST('/registrations/state', { body, signal })).catch(() => null);
      if (state && !signal.aborted) setWaiting(state.is_waiting);
    }
    const pollNow = () => void poll({ email, upload_token: uploadToken });
    const timer = setInterval(pollNow, EVERY_MS);
    document.addEventListener('visibilitychange', pollNow);
    pollNow();
    return () => {
      stopped.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pollNow);
    };
  }, [email, uploadToken]);
  return isWaiting;
}
