import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Rejection } from './rejection-fields.tsx';
import { isStated, RejectionFields } from './rejection-fields.tsx';

type Props = {
  open: boolean;
  company: string;
  /** Preselected. */
  reasons: Rejection['reasons'];
  isBusy: boolean;
  onClose: () => void;
  onReject: (rejection: Rejection) => void;
};

export function RejectDialog({ open, company, reasons, isBusy, onClose, onReject }: Props) {
  const { t } = useTranslation('review');
  const [rejection, setRejection] = useState<Rejection>({ reasons, reason: '' });
  const [isTried, setTried] = useState(false);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('decide.confirmTitle', { company })}
      description={t('decide.confirmText')}
      closeLabel={t('decide.close')}
      keepOpenOnOutsidePress
      form={{
        noValidate: true,
        onSubmit(event) {
          event.preventDefault();
          setTried(true);
          if (isStated(rejection)) onReject(rejection);
        },
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={isBusy}>
            {t('decide.reject')}
          </Button>
        </>
      }
    >
      {reasons.length > 0 && <p className="mb-4 text-ink-2 text-small">{t('decide.ticked')}</p>}
      <RejectionFields value={rejection} onChange={setRejection} isMissing={isTried && !isStated(rejection)} />
    </Dialog>
  );
}
