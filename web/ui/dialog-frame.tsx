import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { cx } from './cx.ts';
import { backdrop, dialog, viewport } from './dialog-looks.ts';
import { Icon } from './icon.tsx';
import { X } from './icons/x.ts';

export type DialogFrameProps = {
  open: boolean;
  /** Called by the close button, Escape and outside presses; confirm unsaved changes here. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** 480, 720 or 1040 px. On phones all but `small` are full screen. */
  size?: 'small' | 'medium' | 'large';
  /** For long forms. */
  keepOpenOnOutsidePress?: boolean;
  /** Full-width image above the title; the whole dialog scrolls, without body and footer. */
  scene?: ReactNode;
  /** The scene is dark. */
  isNight?: boolean;
  /** Default: the first field; none on touch, to keep the keyboard closed. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Lazy frame of `Dialog`. */
export function DialogFrame({
  open,
  onClose,
  title,
  description,
  closeLabel,
  size = 'medium',
  ...props
}: DialogFrameProps) {
  const popupRef = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      disablePointerDismissal={props.keepOpenOnOutsidePress}
    >
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Viewport className={viewport(size)}>
          <Base.Popup
            ref={popupRef}
            className={dialog(size)}
            initialFocus={props.initialFocus ?? ((how) => how === 'touch' || findField(popupRef.current))}
          >
            {props.scene ? (
              <div className="overflow-y-auto overscroll-contain">
                <div className="relative">
                  {props.scene}
                  <Base.Close
                    aria-label={closeLabel}
                    className={cx(
                      'absolute end-3 top-3 grid size-11 place-items-center rounded-field border-[1.5px] border-current md:end-5 md:top-5',
                      props.isNight ? 'text-pic-paper' : 'text-pic-ink',
                    )}
                  >
                    <Icon of={X} />
                  </Base.Close>
                </div>
                <div className="flex flex-wrap items-center gap-x-7 gap-y-2 px-4 pt-6 md:px-14 md:pt-9">
                  <Base.Title className="text-display-2">{title}</Base.Title>
                  {description && (
                    <Base.Description className="min-w-64 flex-1 text-ink-2 text-lead">{description}</Base.Description>
                  )}
                </div>
                {props.children}
              </div>
            ) : (
              <>
                <div className="flex items-start justify-between gap-4 border-line border-b py-4 ps-4 pe-2 md:py-5 md:ps-9 md:pe-6">
                  <div className="grid gap-1.5 pt-2">
                    <Base.Title className="text-h2">{title}</Base.Title>
                    {description && <Base.Description className="text-body text-ink-2">{description}</Base.Description>}
                  </div>
                  <Base.Close
                    aria-label={closeLabel}
                    className="grid size-11 shrink-0 place-items-center rounded-field"
                  >
                    <Icon of={X} />
                  </Base.Close>
                </div>
                {props.children}
              </>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function findField(popup: HTMLElement | null): HTMLElement | true {
  return (
    popup?.querySelector<HTMLElement>('input:not([type=hidden], [hidden]), select, textarea, button.control') ?? true
  );
}
