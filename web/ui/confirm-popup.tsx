import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Button } from './button.tsx';
import { backdrop, dialog, viewport } from './dialog-looks.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  /** Names the object: "Delete Quiz night?" */
  title: ReactNode;
  /** The consequences, and what is irreversible. */
  children: ReactNode;
  /** An input between text and answers. */
  field?: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  busy?: boolean;
  /** `danger` deletes; `primary` costs or publishes. */
  tone?: 'danger' | 'primary';
};

/** Lazy content of `ConfirmDialog`. */
export function ConfirmPopup({ tone = 'danger', busy = false, ...props }: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={props.open} onOpenChange={(isOpen) => !isOpen && !busy && props.onCancel()}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Viewport className={viewport('small')}>
          <Base.Popup className={dialog('small')} initialFocus={cancelRef}>
            <div className="grid gap-3 overflow-y-auto p-6 md:p-9">
              <Base.Title className="text-h2-panel">{props.title}</Base.Title>
              <Base.Description render={<div />} className="text-body text-ink-2">
                {props.children}
              </Base.Description>
              {props.field}
              <div className="mt-5 flex flex-wrap justify-end gap-3 max-sm:*:grow">
                <Button ref={cancelRef} variant="secondary" onClick={props.onCancel}>
                  {props.cancelLabel}
                </Button>
                <Button variant={tone} busy={busy} onClick={props.onConfirm}>
                  {props.confirmLabel}
                </Button>
              </div>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
