import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { api, dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useToasts } from '#web/ui/toast.tsx';
import { useRefreshEvents } from '../use-events.ts';

export type Participant = ApiAnswer<'listParticipants'>['data'][number];

const keyOf = (eventId: string) => ['participants', eventId];

/** Who comes to an event, in the order they came, page by page. */
export function useParticipants(eventId: string, status: ParticipantStatus | undefined) {
  return useInfiniteQuery({
    queryKey: [...keyOf(eventId), status ?? ''],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/events/{id}/participants', {
          params: { path: { id: eventId }, query: { limit: 50, ...(status && { status }), ...(cursor && { cursor }) } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

type Decision = { person: Participant; action: 'approve' | 'reject' };

/** Lets somebody in or turns them down, and says where they stand then. */
export function useDecision(eventId: string) {
  const { t } = useTranslation('participants');
  const toasts = useToasts();
  const problemText = useProblemText();
  const refreshEvents = useRefreshEvents();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ person, action }: Decision) => {
      const options = {
        params: { path: { id: eventId, user_id: person.user_id } },
        headers: once(newIdempotencyKey()),
      };
      return dataOf(
        action === 'approve'
          ? api.POST('/events/{id}/participants/{user_id}/approve', options)
          : api.POST('/events/{id}/participants/{user_id}/reject', options),
      );
    },
    onSuccess: ({ status, display_name: name }) => {
      const text = status === 'waiting' ? 'waits' : status === 'rejected' ? 'rejected' : 'approved';
      toasts.show({ title: t(text, { name }) });
    },
    onError: (error) => toasts.show({ kind: 'warning', title: t('actFailed', { message: problemText(error) }) }),
    onSettled: async () => {
      await Promise.all([queryClient.invalidateQueries({ queryKey: keyOf(eventId) }), refreshEvents()]);
    },
  });
}

/** Fetches everybody as CSV and hands the file to the browser. */
export function useCsv(eventId: string) {
  const { t } = useTranslation('participants');
  const toasts = useToasts();
  const problemText = useProblemText();
  return useMutation({
    mutationFn: async () => {
      const { response } = await api.GET('/events/{id}/participants', {
        params: { path: { id: eventId }, query: { format: 'csv' } },
        parseAs: 'stream',
      });
      return response.blob();
    },
    onSuccess: (file) => save(file, `${t('csvName')}.csv`),
    onError: (error) => toasts.show({ kind: 'warning', title: t('csvFailed', { message: problemText(error) }) }),
  });
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
