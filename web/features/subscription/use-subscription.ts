import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useRefresh } from '#web/api/use-refresh.ts';

export type Subscription = ApiAnswer<'getSubscription'>;

const CHANNEL = 'subscription';

/** Owner only. */
export function useSubscription() {
  return useQuery(queries.subscription);
}

/** Refetches subscription and credits, also in other tabs. */
export function useRefreshSubscription(): () => void {
  const refresh = useRefreshHere();
  return useCallback(() => {
    refresh();
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage('changed');
    channel.close();
  }, [refresh]);
}

function useRefreshHere(): () => void {
  const refresh = useRefresh();
  return useCallback(
    () => void refresh(queries.subscription, queries.plan, queries.credits, queries.invoices),
    [refresh],
  );
}

/** Refetches on focus and on a message from another tab, after a payment. */
export function useFreshOnReturn(): void {
  const refresh = useRefreshHere();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = refresh;
    window.addEventListener('focus', refresh);
    return () => {
      channel.close();
      window.removeEventListener('focus', refresh);
    };
  }, [refresh]);
}
