import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { useEventAction } from './use-event-action.ts';
import type { EventOfBusiness } from './use-events.ts';

/** Asks once: what is in the archive does not come back. */
export function ArchiveEventDialog({ event, onClose }: { event: EventOfBusiness | null; onClose: () => void }) {
  const { t } = useTranslation('events');
  const shown = useLatest(event);
  const action = useEventAction(onClose);
  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={onClose}
      onConfirm={() => event && action.mutate({ act: 'archive', event })}
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
