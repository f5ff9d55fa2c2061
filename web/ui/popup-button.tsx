import type { ReactNode, Ref } from 'react';
import { Suspense, useRef, useState } from 'react';
import { AnchoredPopup } from './anchored-popup.tsx';
import type { IconShape } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

type PopupButtonProps = {
  icon: IconShape;
  /** Spoken name of the button. */
  label: string;
  ref: Ref<HTMLButtonElement>;
  onClose?: (() => void) | undefined;
  /** Keeps the arrow keys of what it shows from the popup. */
  hasOwnArrows?: boolean;
  className: string;
  /** What it shows, rendered while it is open. */
  children: (close: () => void) => ReactNode;
};

/** The button at the end of a field with choices below it. The field itself can be typed into. */
export function PopupButton({ onClose, hasOwnArrows, className, children, ...button }: PopupButtonProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <AnchoredPopup
      className="popup-sheet"
      trigger={<IconButton {...button} aria-haspopup="true" />}
      onToggle={(isNowOpen) => {
        setOpen(isNowOpen);
        if (!isNowOpen) onClose?.();
      }}
    >
      <p aria-hidden="true" className="px-2 pb-3 text-label sm:hidden">
        {button.label}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps keys from the popup */}
      <div ref={ref} className={className} onKeyDown={(event) => hasOwnArrows && event.stopPropagation()}>
        {isOpen && <Suspense>{children(() => ref.current?.closest<HTMLElement>('[popover]')?.hidePopover())}</Suspense>}
      </div>
    </AnchoredPopup>
  );
}
