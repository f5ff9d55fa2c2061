import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { api, dataOf } from '#web/api/client.ts';
import { eventsKey } from './use-events.ts';

type Options = {
  tariff: Tariff;
  isFeatured: boolean;
  hasPush?: boolean;
  characteristics: string[];
  /** An event that has paid or reserved something already. */
  eventId?: string | undefined;
  isNeeded?: boolean;
};

/** What an event would cost and leave: the server reckons. The last answer stays while the next one is on its way. */
export function useQuote({ tariff, isFeatured, hasPush = false, characteristics, eventId, isNeeded = true }: Options) {
  return useQuery({
    queryKey: [...eventsKey, 'quote', tariff, isFeatured, hasPush, characteristics.length, eventId ?? ''],
    queryFn: ({ signal }) =>
      dataOf(
        api.POST('/events/quote', {
          body: {
            tariff,
            featured_event: isFeatured,
            push_notification: hasPush,
            category: { userCharacteristics: characteristics },
            ...(eventId && { event_id: eventId }),
          },
          signal,
        }),
      ),
    enabled: isNeeded,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export type QuoteQuery = ReturnType<typeof useQuote>;
