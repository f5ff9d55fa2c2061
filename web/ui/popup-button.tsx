import type { ReactNode, Ref } from 'react';
import { Suspense, useRef, useState } from 'react';
import { AnchoredPopup } from './anchored-popup.tsx';
import type { IconShape } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

type PopupButtonProps = {
  icon: IconShape;
  label: string;
  ref: Ref<HTMLButtonElement>;
  onClose?: (() => void) | undefined;
  /** The content handles arrow keys. */
  hasOwnArrows?: boolean;
  className: string;
  /** Rendered while open. */
  children: (close: () => void) => ReactNode;
};

/** A field's button with choices; the field stays editable. */
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
