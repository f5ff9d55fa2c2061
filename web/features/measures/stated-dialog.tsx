import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type StatedDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  closeLabel?: string;
  cancelLabel?: string;
  submitLabel: string;
  isDangerous?: boolean;
  isBusy: boolean;
  onSubmit: () => void;
  /** Why it cannot be sent. */
  obstacle?: string | false;
  /** The owner's text, beside the fields. */
  preview?: ReactNode;
  children: ReactNode;
};

/** A measure's dialog: outside presses do not close it, and its content is stated to the owner. */
export function StatedDialog({ open, onClose, title, description, preview, children, ...props }: StatedDialogProps) {
  const { t } = useTranslation('measure-desk');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={props.closeLabel ?? t('dialog.close')}
      size={preview ? 'large' : 'medium'}
      keepOpenOnOutsidePress
      form={{
        noValidate: true,
        onSubmit(event) {
          event.preventDefault();
          if (!props.isBusy) props.onSubmit();
        },
      }}
      footer={
        <>
          <p role="alert" className="me-auto text-oxblood text-small empty:hidden">
            {props.obstacle}
          </p>
          <Button variant="secondary" onClick={onClose}>
            {props.cancelLabel ?? t('dialog.cancel')}
          </Button>
          <Button type="submit" variant={props.isDangerous ? 'danger' : 'primary'} busy={props.isBusy}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      {preview ? (
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
          {children}
          {preview}
        </div>
      ) : (
        children
      )}
    </Dialog>
  );
}
