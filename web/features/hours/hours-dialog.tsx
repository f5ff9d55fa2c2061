import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type HoursDialogProps = {
  open: boolean;
  title: string;
  size?: 'small' | 'medium';
  onClose: () => void;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  children: ReactNode;
};

/** A nested form; its submit does not reach the profile's form. */
export function HoursDialog({ open, title, size = 'small', onClose, onSubmit, children }: HoursDialogProps) {
  const { t } = useTranslation('profile');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('closures.dialog.close')}
      size={size}
      form={{
        noValidate: true,
        onSubmit: (event) => {
          event.stopPropagation();
          void onSubmit(event);
        },
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('closures.dialog.cancel')}
          </Button>
          <Button type="submit">{t('closures.dialog.submit')}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
