import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import { guestApi } from '#web/api/guest-client.ts';
import { guestQueries } from '#web/api/guest-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { usePhone } from '../use-phone.ts';

export function useParticipation(eventId: string) {
  const { t } = useTranslation('guest-phone');
  const { guest } = usePhone();
  const standing = useQuery(guestQueries.standing(guest.id));
  const key = useRef(newIdempotencyKey());
  const path = { id: eventId };
  const failed = (message: string) => t('event.failed', { message });

  const join = useAction({
    call: (party_size: number) =>
      dataOf(
        guestApi.POST('/app/events/{id}/participants', {
          params: { path },
          body: { user_id: guest.id, display_name: guest.name, party_size },
          headers: once(key.current),
        }),
      ),
    done: () => {
      key.current = newIdempotencyKey();
    },
    failed: (message) => {
      key.current = newIdempotencyKey();
      return failed(message);
    },
    stale: [guestQueries.all],
    isRepeatable: true,
  });
  const leave = useAction({
    call: () =>
      dataOf(guestApi.DELETE('/app/events/{id}/participants', { params: { path }, body: { user_id: guest.id } })),
    done: () => t('event.left'),
    failed,
    stale: [guestQueries.all],
  });
  const accept = useAction({
    call: () =>
      dataOf(
        guestApi.POST('/app/events/{id}/offer', {
          params: { path },
          body: { user_id: guest.id, answer: 'accept' },
          headers: once(newIdempotencyKey()),
        }),
      ),
    failed,
    stale: [guestQueries.all],
  });

  return {
    isKnown: standing.data !== undefined,
    own: standing.data?.data.find((one) => one.event_id === eventId),
    join,
    leave,
    accept,
  };
}
