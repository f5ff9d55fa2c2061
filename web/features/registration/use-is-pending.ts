import { useEffect, useState } from 'react';
import { api, dataOf } from '#web/api/client.ts';
import type { PendingConfirmation } from './pending-confirmation.ts';

const EVERY_MS = 15_000;

/**
 * Whether the registration awaits its code, and whether mails to its address come back. Polls while visible.
 */
export function useIsPending(pending: PendingConfirmation | null): { isWaiting: boolean; isDead: boolean } {
  const [isWaiting, setWaiting] = useState(true);
  const [isDead, setDead] = useState(false);
  const { email, uploadToken } = pending ?? {};
  useEffect(() => {
    setWaiting(true);
    setDead(false);
    if (!email || !uploadToken) return;
    const stopped = new AbortController();
    async function poll(body: { email: string; upload_token: string }) {
      if (document.visibilityState === 'hidden') return;
      const { signal } = stopped;
      // A failed call changes nothing.
      const state = await dataOf(api.POST('/registrations/state', { body, signal })).catch(() => null);
      if (!state || signal.aborted) return;
      setWaiting(state.is_waiting);
      setDead(state.is_undeliverable);
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
  return { isWaiting, isDead };
}
