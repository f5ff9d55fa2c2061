import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';

export type Subscription = ApiAnswer<'getSubscription'>;

const subscriptionKey = ['subscription'];
/** Balance and ledger. */
const creditsKey = ['credits'];
const CHANNEL = 'subscription';

/** The subscription of the business; owner only. */
export function useSubscription() {
  return useQuery({
    queryKey: subscriptionKey,
    queryFn: ({ signal }) => dataOf(api.GET('/subscription', { signal })),
  });
}

/** Reads subscription and credits again, here and in the other tabs of this browser. */
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
  const queryClient = useQueryClient();
  return useCallback(() => {
    for (const queryKey of [subscriptionKey, creditsKey]) void queryClient.invalidateQueries({ queryKey });
  }, [queryClient]);
}

/** Whoever comes back from the payment page finds the new state: on focus, and when another tab says so. */
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
