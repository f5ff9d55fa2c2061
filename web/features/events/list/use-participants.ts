import { useTranslation } from 'react-i18next';
import { api, dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { staleEvents } from '../use-events.ts';
import { partyText } from './party-name.tsx';

export type Participant = ApiAnswer<'listParticipants'>['data'][number];

type Decision = { person: Participant; action: 'approve' | 'reject' };

/** Approves or rejects somebody, and shows their new status. */
export function useDecision(eventId: string) {
  const { t } = useTranslation('participants');
  return useAction({
    call({ person, action }: Decision) {
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
    done(person) {
      const { status, party_size: count } = person;
      const text = status === 'waiting' ? 'waits' : status === 'rejected' ? 'rejected' : 'approved';
      return t(text, { name: partyText(person, t), count });
    },
    failed: (message) => t('actFailed', { message }),
    stale: [queries.participants, ...staleEvents],
  });
}

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
