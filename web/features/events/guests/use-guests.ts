import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { api } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { saveFile } from '#web/ui/save-file.ts';

export type Participant = ApiAnswer<'listParticipants'>['data'][number];

export const listed = {
  requests: ['applied'],
  in: ['joined', 'approved'],
  waiting: ['waiting', 'offered'],
} as const satisfies Record<string, readonly ParticipantStatus[]>;

/** Guests by status and part of their name, by joining order, paged. */
export function useGuests(eventId: string, statuses: readonly ParticipantStatus[], q = '') {
  const pages = useInfiniteQuery({
    ...queries.participantsOf(eventId, statuses, q),
    placeholderData: keepPreviousData,
  });
  const people = useMemo(() => pages.data?.pages.flatMap(({ data }) => data), [pages.data]);
  return { ...pages, people };
}

export type Guests = ReturnType<typeof useGuests>;

export function useCsv(eventId: string) {
  const { t } = useTranslation('participants');
  return useAction({
    async call() {
      const { response } = await api.GET('/events/{id}/participants', {
        params: { path: { id: eventId }, query: { format: 'csv' } },
        parseAs: 'stream',
      });
      saveFile(await response.blob(), `${t('csvName')}.csv`);
    },
    failed: (message) => t('csvFailed', { message }),
  });
}
