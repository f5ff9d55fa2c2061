import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { CostSummary } from './cost-summary.tsx';
import { useEventFailure } from './use-event-failure.ts';
import type { EventOfBusiness } from './use-events.ts';
import { useRefreshEvents } from './use-events.ts';
import { useQuote } from './use-quote.ts';

/** Asks once and names the price before a draft costs anything. */
export function PublishEventDialog({ event, onClose }: { event: EventOfBusiness | null; onClose: () => void }) {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const failure = useEventFailure('publish');
  const refresh = useRefreshEvents();
  const shown = useLatest(event);
  const quote = useQuote({
    tariff: shown?.tariff ?? 'dialog',
    isFeatured: shown?.featured_event ?? false,
    hasPush: shown?.push_notification ?? false,
    characteristics: shown?.category?.userCharacteristics ?? [],
    eventId: shown?.status === 'scheduled' ? shown.id : undefined,
    isNeeded: event !== null,
  });
  const publication = useMutation({
    mutationFn: ({ id, key }: { id: string; key: string }) =>
      api.POST('/events/{id}/publish', { params: { path: { id } }, headers: once(key) }),
    // A call that got no answer is tried again with the same key, so it happens only once.
    retry: (failures, error) => failures < 1 && error.name === 'NetworkFailure',
    onSuccess: () => toasts.show({ title: t('publish.done') }),
    onError: (error) => toasts.show(failure(error)),
    onSettled: async () => {
      await refresh();
      onClose();
    },
  });

  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={onClose}
      onConfirm={() => event && publication.mutate({ id: event.id, key: newIdempotencyKey() })}
      busy={publication.isPending}
      tone="primary"
      title={t('publish.title', { title: shown?.title || t('unnamed') })}
      cancelLabel={t('publish.cancel')}
      confirmLabel={t('publish.action')}
    >
      <p>{t('publish.text')}</p>
      <div className="mt-5 rounded-well bg-sunk p-4">
        <CostSummary quote={quote} />
      </div>
    </ConfirmDialog>
  );
}
