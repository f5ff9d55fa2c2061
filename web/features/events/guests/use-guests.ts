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

/** The statuses of each list of a guest page. */
export const listed = {
  requests: ['applied'],
  in: ['joined', 'approved'],
  waiting: ['waiting', 'offered'],
} as const satisfies Record<string, readonly ParticipantStatus[]>;

/** Those at an event with one of these statuses and this part in their name, in the order they came, page by page. */
export function useGuests(eventId: string, statuses: readonly ParticipantStatus[], q = '') {
  const pages = useInfiniteQuery({
    ...queries.participantsOf(eventId, statuses, q),
    placeholderData: keepPreviousData,
  });
  const people = useMemo(() => pages.data?.pages.flatMap(({ data }) => data), [pages.data]);
  return { ...pages, people };
}

export type Guests = ReturnType<typeof useGuests>;

/** Downloads the participants as a CSV file. */
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
