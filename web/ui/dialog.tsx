import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { useRef } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { useHydrated } from './use-hydrated.ts';

type DialogProps = {
  open: boolean;
  /** Called by the cross, Escape and a press beside the dialog. Ask here about unsaved changes. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** Stays in sight below the scrolling body; actions at the end, the safe one first. */
  footer?: ReactNode;
  /** `small` 480, `medium` 720, `large` 1040. On phones every dialog fills the screen, except small ones. */
  size?: 'small' | 'medium' | 'large';
  /** Says no to a press beside the dialog, for long forms. */
  keepOpenOnOutsidePress?: boolean;
  /** Otherwise the first field of the body; by touch nothing, to keep the keyboard down. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Removes the padding of the body, for bodies with an aside. */
  flush?: boolean;
  /** Makes body and footer one form; put the submit button into the footer. */
  form?: { onSubmit: (event: SubmitEvent<HTMLFormElement>) => void; noValidate?: boolean };
  children: ReactNode;
};

export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  footer,
  size = 'medium',
  ...props
}: DialogProps) {
  const isHydrated = useHydrated();
  const bodyRef = useRef<HTMLDivElement>(null);
  if (!isHydrated) return null;
  const inner = (
    <>
      <div
        ref={bodyRef}
        className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain', !props.flush && 'p-4 md:px-9 md:py-7')}
      >
        {props.children}
      </div>
      {footer && (
        <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t max-sm:[&>.button]:grow max-sm:[&>p]:basis-full px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:ps-9 md:pe-7">
          {footer}
        </div>
      )}
    </>
  );
  return (
    <Base.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      disablePointerDismissal={props.keepOpenOnOutsidePress}
    >
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Viewport className="dialog-viewport" data-size={size}>
          <Base.Popup
            className="dialog"
            data-size={size}
            initialFocus={props.initialFocus ?? ((how) => how === 'touch' || findField(bodyRef.current))}
          >
            <div className="flex items-start justify-between gap-4 border-line border-b py-4 ps-4 pe-2 md:py-5 md:ps-9 md:pe-6">
              <div className="grid gap-1.5 pt-2">
                <Base.Title className="text-h2">{title}</Base.Title>
                {description && <Base.Description className="text-body text-ink-2">{description}</Base.Description>}
              </div>
              <Base.Close aria-label={closeLabel} className="grid size-11 shrink-0 place-items-center rounded-field">
                <Icon of={X} />
              </Base.Close>
            </div>
            {props.form ? (
              <form {...props.form} className="flex min-h-0 flex-1 flex-col">
                {inner}
              </form>
            ) : (
              inner
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function findField(body: HTMLElement | null): HTMLElement | true {
  return body?.querySelector<HTMLElement>('input:not([type=hidden], [hidden]), select, textarea') ?? true;
}
