import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Says that what is typed is kept, and throws it away when asked twice. */
export function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('events');
  const [isAsking, setAsking] = useState(false);

  function discard() {
    setAsking(false);
    onDiscard();
  }

  return (
    <p className="flex items-center gap-x-1 text-ink-3">
      {t('dialog.kept')}
      <Button variant="quiet" size="compact" onClick={() => setAsking(true)} className="text-small">
        {t('dialog.discard')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={discard}
        title={t('dialog.discardTitle')}
        cancelLabel={t('dialog.keep')}
        confirmLabel={t('dialog.discard')}
      >
        {t('dialog.discardText')}
      </ConfirmDialog>
    </p>
  );
}
