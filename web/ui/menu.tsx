import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import { cloneElement, Suspense, useId, useRef, useState } from 'react';
import type { MenuEntry } from './menu-popup.tsx';
import { onDemand } from './on-demand.tsx';
import { usePreload } from './use-preload.ts';

const MenuPopup = onDemand(async () => (await import('./menu-popup.tsx')).MenuPopup);

type MenuProps = {
  /** A labelled button. */
  trigger: ReactElement<Record<string, unknown>>;
  align?: 'start' | 'end';
  /** Also opens on mouse hover, after 100 ms. */
  openOnHover?: boolean;
  entries: MenuEntry[];
};

/** Its popup is loaded when idle. */
export function Menu({ trigger, align = 'end', openOnHover = false, entries }: MenuProps) {
  const ownId = useId();
  const id = typeof trigger.props.id === 'string' ? trigger.props.id : ownId;
  const anchor = useRef<HTMLButtonElement>(null);
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  usePreload(MenuPopup.fetch);

  function hover(event: PointerEvent, isInside: boolean) {
    if (!openOnHover || event.pointerType !== 'mouse') return;
    clearTimeout(hoverTimer.current);
    hoverTimer.current = setTimeout(() => setOpen(isInside), isInside ? 100 : 200);
  }

  function openDownwards(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <span
      className="inline-flex"
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
    >
      {cloneElement(trigger, {
        ref: anchor,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onKeyDown: openDownwards,
        // A press must not close the menu just opened by hovering.
        onClick: () => setOpen(openOnHover || !isOpen),
      })}
      {isOpen && (
        <Suspense>
          <MenuPopup entries={entries} align={align} anchor={anchor} labelledBy={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
