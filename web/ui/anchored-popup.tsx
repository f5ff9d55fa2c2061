import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { cloneElement, useId, useRef } from 'react';
import { cx } from './cx.ts';

type AnchoredPopupProps = {
  /** A labelled button. */
  trigger: ReactElement<Record<string, unknown>>;
  align?: 'start' | 'end';
  labelledBy?: string;
  onToggle?: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** A native popover beside its button, closed by Escape and outside presses. Arrow keys move the focus. */
export function AnchoredPopup({ trigger, align = 'end', children, ...props }: AnchoredPopupProps) {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const popupRef = useRef<HTMLDivElement>(null);

  function walk(event: KeyboardEvent) {
    if (!popupRef.current?.matches(':popover-open')) return;
    const stops = [...(popupRef.current?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])];
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = event.key === 'ArrowDown' ? at + 1 : Math.max(at, 0) - 1;
    stops.at(next % stops.length)?.focus();
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows only add to what the button and Tab do
    <span ref={anchorRef} className="inline-flex" onKeyDown={walk}>
      {cloneElement(trigger, { popoverTarget: id })}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        ref={popupRef}
        id={id}
        popover="auto"
        role="group"
        aria-labelledby={props.labelledBy}
        onToggle={({ newState, currentTarget }) => {
          props.onToggle?.(newState === 'open');
          if (newState === 'open') place(currentTarget, anchorRef.current, align);
        }}
        className={cx('popup', props.className)}
      >
        {children}
      </div>
    </span>
  );
}

const distance = 8;

/** Below the anchor, or above if there is no room, within the window. Sheets on phones are placed by CSS. */
function place(popup: HTMLElement, anchor: HTMLElement | null, align: 'start' | 'end') {
  if (!anchor) return;
  const box = anchor.getBoundingClientRect();
  const left = align === 'start' ? box.left : box.right - popup.offsetWidth;
  const fitsBelow = box.bottom + distance + popup.offsetHeight <= window.innerHeight;
  const top = fitsBelow ? box.bottom + distance : Math.max(distance, box.top - distance - popup.offsetHeight);
  popup.style.setProperty(
    '--left',
    `${Math.max(distance, Math.min(left, window.innerWidth - popup.offsetWidth - distance))}px`,
  );
  popup.style.setProperty('--top', `${top}px`);
}
