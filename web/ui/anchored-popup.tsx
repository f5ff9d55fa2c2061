import type { KeyboardEvent, PointerEvent, ReactElement, ReactNode } from 'react';
import { cloneElement, useId, useRef } from 'react';
import { cx } from './cx.ts';

type AnchoredPopupProps = {
  /** The button that opens it, with a name of its own. */
  trigger: ReactElement<Record<string, unknown>>;
  align?: 'start' | 'end';
  /** Opens under the mouse as well, after 100 ms. */
  openOnHover?: boolean;
  /** Typing letters moves to the entry that begins with them; after a second the search starts over. */
  hasTypeAhead?: boolean;
  labelledBy?: string;
  onToggle?: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
};

const TYPE_AHEAD_MS = 1000;

/**
 * The browser's own popover, placed beside its button: Escape and a press outside close it, and the browser restores the focus.
 * Up and down arrows move through the focusable elements; in menus letters do as well.
 */
export function AnchoredPopup({
  trigger,
  align = 'end',
  openOnHover = false,
  hasTypeAhead = false,
  children,
  ...props
}: AnchoredPopupProps) {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const popupRef = useRef<HTMLDivElement>(null);
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });

  function hover(event: PointerEvent, isInside: boolean) {
    if (!openOnHover || event.pointerType !== 'mouse') return;
    clearTimeout(hoverTimer.current);
    const popup = popupRef.current;
    hoverTimer.current = setTimeout(() => popup?.togglePopover(isInside), isInside ? 100 : 200);
  }

  function seek({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent, stops: HTMLElement[]) {
    if (key.length > 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
    const before = timeStamp - typed.current.at < TYPE_AHEAD_MS ? typed.current.text : '';
    const text = before + key.toLowerCase();
    typed.current = { text, at: timeStamp };
    stops.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(text))?.focus();
  }

  function walk(event: KeyboardEvent) {
    if (!popupRef.current?.matches(':popover-open')) return;
    const stops = [...(popupRef.current?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])];
    if (hasTypeAhead) seek(event, stops);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = event.key === 'ArrowDown' ? at + 1 : Math.max(at, 0) - 1;
    stops.at(next % stops.length)?.focus();
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and arrows only add to what the button and Tab do
    <span
      ref={anchorRef}
      className="inline-flex"
      onKeyDown={walk}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
    >
      {/* A press must not close what hovering has just opened. */}
      {cloneElement(trigger, { popoverTarget: id, popoverTargetAction: openOnHover ? 'show' : 'toggle' })}
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

/** Below the anchor, above it where there is no room; never past the edge of the window. Sheets of phones have a place of their own. */
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
