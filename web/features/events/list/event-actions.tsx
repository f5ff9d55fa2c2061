import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { CostSummary, useQuote } from '../event-cost.tsx';
import { useEventFailure } from '../use-event-failure.ts';
import type { EventOfBusiness } from '../use-events.ts';
import { useRefreshEvents } from '../use-events.ts';

type EventAction = 'duplicate' | 'archive' | 'withdraw';
type Request = { action: EventAction; event: EventOfBusiness; key?: string };

const doneTexts = { duplicate: 'duplicated', archive: 'archived', withdraw: 'withdrawn' } as const;

function call(action: EventAction, id: string, key: string): Promise<unknown> {
  const options = { params: { path: { id } }, headers: once(key) };
  if (action === 'duplicate') return api.POST('/events/{id}/duplicate', options);
  return action === 'archive' ? api.POST('/events/{id}/archive', options) : api.POST('/events/{id}/withdraw', options);
}

/** What can be done to an event besides editing, publishing and deleting it. */
export function useEventAction(onSettled?: () => void) {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const problemText = useProblemText();
  const refresh = useRefreshEvents();
  return useMutation({
    mutationFn: ({ action, event, key = newIdempotencyKey() }: Request) => call(action, event.id, key),
    onSuccess: (_, { action }) => toasts.show({ title: t(`actions.${doneTexts[action]}`) }),
    onError: (error) => {
      const isKnown = error instanceof ApiProblem;
      const message = problemText(error);
      toasts.show({
        kind: 'warning',
        title: isKnown ? t('actions.failed', { message }) : t('actions.failedUnexpectedly'),
        description: isKnown ? undefined : message,
      });
    },
    onSettled: async () => {
      onSettled?.();
      await refresh();
    },
  });
}

/** Asks once: what is in the archive does not come back. */
export function ArchiveEventDialog({ event, onClose }: { event: EventOfBusiness | null; onClose: () => void }) {
  const { t } = useTranslation('events');
  const shown = useLatest(event);
  const action = useEventAction(onClose);
  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={onClose}
      onConfirm={() => event && action.mutate({ action: 'archive', event })}
      busy={action.isPending}
      tone="primary"
      title={t('archive.title', { title: shown?.title || t('unnamed') })}
      cancelLabel={t('archive.cancel')}
      confirmLabel={t('actions.archive')}
    >
      {t('archive.text')}
    </ConfirmDialog>
  );
}

type DeleteEventDialogProps = { event: EventOfBusiness | null; onClose: () => void; onDeleted: () => void };

/** Asks once, naming the event and what does not come back. */
export function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps) {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const problemText = useProblemText();
  const refresh = useRefreshEvents();
  const shown = useLatest(event);
  const deletion = useMutation({
    mutationFn: (id: string) => api.DELETE('/events/{id}', { params: { path: { id } } }),
    onSuccess: async () => {
      await refresh();
      onClose();
      toasts.show({ title: t('delete.done') });
      onDeleted();
    },
    onError: (error) => {
      const isKnown = error instanceof ApiProblem;
      const message = problemText(error);
      onClose();
      toasts.show({
        kind: 'warning',
        title: isKnown ? t('delete.failed', { message }) : t('delete.failedUnexpectedly'),
        description: isKnown ? undefined : message,
      });
      void refresh();
    },
  });

  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={onClose}
      onConfirm={() => event && deletion.mutate(event.id)}
      busy={deletion.isPending}
      title={t('delete.title', { title: shown?.title || t('unnamed') })}
      cancelLabel={t('delete.cancel')}
      confirmLabel={t('delete.confirm')}
    >
      {t('delete.text')} {shown && shown.credits_spent > 0 && t('delete.spent', { count: shown.credits_spent })}
    </ConfirmDialog>
  );
}

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
