import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import type { EventOfBusiness } from './use-events.ts';
import { useRefreshEvents } from './use-events.ts';

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
