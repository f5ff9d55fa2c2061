import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { participantStatuses } from '#domain/events/participation.ts';
import { api, dataOf } from '#web/api/client.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { eventsKey } from '../use-events.ts';
import { ParticipantsList } from './participants-list.tsx';
import { useCsv } from './use-participants.ts';

/** Who comes to an event, who waits and who asks to come. Its address is `?tab=events&participants=…`. */
export function ParticipantsDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation('participants');
  const problemText = useProblemText();
  const [status, setStatus] = useState<ParticipantStatus>();
  const csv = useCsv(eventId);
  const event = useQuery({
    queryKey: [...eventsKey, 'named', eventId],
    queryFn: ({ signal }) => dataOf(api.GET('/events/{id}', { params: { path: { id: eventId } }, signal })),
  });
  const { title, max_participants: max, participant_counts: counts } = event.data ?? {};
  const taken = counts?.joined ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title ? `${t('title')}: ${title}` : t('title')}
      description={
        event.data && (typeof max === 'number' ? t('taken', { taken, max }) : t('takenUnlimited', { count: taken }))
      }
      closeLabel={t('close')}
      footer={
        <Button
          variant="secondary"
          icon={Download}
          busy={csv.isPending}
          busyLabel={t('csvBusy')}
          disabled={event.isError}
          onClick={() => csv.mutate()}
        >
          {t('csv')}
        </Button>
      }
    >
      {event.isError ? (
        <ErrorState
          title={t('failed', { message: problemText(event.error) })}
          retryLabel={t('retry')}
          onRetry={() => void event.refetch()}
          busy={event.isFetching}
        />
      ) : (
        <>
          <Select
            label={t('filter')}
            value={status ?? ''}
            onChange={({ target }) => setStatus(participantStatuses.find((one) => one === target.value))}
            options={[
              { value: '', label: t('all') },
              ...participantStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
            ]}
            className="mb-5 max-w-72"
          />
          <ParticipantsList eventId={eventId} status={status} />
        </>
      )}
    </Dialog>
  );
}
