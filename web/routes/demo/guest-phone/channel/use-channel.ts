import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dataOf } from '#web/api/client.ts';
import { guestApi } from '#web/api/guest-client.ts';
import { guestQueries } from '#web/api/guest-queries.ts';
import { refreshQueries } from '#web/api/use-refresh.ts';
import type { Guest, Spot } from '../guests.ts';
import { inventedAudience } from '../guests.ts';
import { acknowledge } from './acknowledge.ts';
import type { ChannelState } from './follow-changes.ts';
import { followChanges } from './follow-changes.ts';
import type { MemoryStore } from './memory.ts';
import { toCopy } from './memory.ts';
import { takeChanges } from './take-changes.ts';
import { wait } from './wait.ts';

/** Statuses with a place or waiting for one. */
const WITH_PLACE = ['joined', 'approved', 'applied', 'waiting', 'offered'];

/** Reports made-up numbers; the first report of all open phones counts. */
function reportPush(id: string): Promise<unknown> {
  const options = { params: { path: { id } }, body: inventedAudience };
  return guestApi.POST('/app/pushes/{id}/result', options).catch(() => undefined);
}

/** Follows the channel while the phone is shown; refetches on changes. */
export function useChannel(guest: Guest, spot: Spot, memory: MemoryStore): ChannelState {
  const [state, setState] = useState<ChannelState>('connecting');
  const queryClient = useQueryClient();

  useEffect(() => {
    const abort = new AbortController();
    const refresh = () => refreshQueries(queryClient, guestQueries.all);
    void followChanges(
      {
        read: (after, seconds, signal) =>
          dataOf(
            guestApi.GET('/app/changes', {
              params: { query: after === null ? {} : { after, wait: seconds } },
              cache: 'no-store',
              signal,
            }),
          ),
        async startOver() {
          const standing = await queryClient.fetchQuery({ ...guestQueries.standing(guest.id), staleTime: 0 });
          const mine = standing.data.flatMap(({ event, participant }) =>
            event && WITH_PLACE.includes(participant.status) ? [toCopy(event)] : [],
          );
          memory.update((kept) => ({ ...kept, mine }));
          await refresh();
        },
        take(page) {
          memory.update((kept) => takeChanges(kept, page, { userId: guest.id, spot }));
          for (const { push, notice, user_id: userId } of page.data) {
            if (push) void reportPush(push.id);
            if (notice && userId === guest.id) void acknowledge(notice.id, guest.id, 'delivered');
          }
          if (page.data.length > 0) void refresh();
        },
        tell: setState,
        wait,
        random: Math.random,
      },
      abort.signal,
      memory.read().position,
    );
    return () => abort.abort();
  }, [guest, memory, queryClient, spot]);

  return state;
}
