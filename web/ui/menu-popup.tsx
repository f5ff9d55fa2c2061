import { Menu as Base } from '@base-ui/react/menu';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';
import { popupItem } from './popup-item.ts';

export type MenuEntry = {
  label: string;
  icon?: IconShape | undefined;
  /** Link target; without it an action. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
  isCurrent?: boolean;
  /** Disables the entry; shown below its label. */
  disabledReason?: string;
};

type MenuPopupProps = {
  entries: readonly MenuEntry[];
  align: 'start' | 'end';
  anchor: RefObject<HTMLElement | null>;
  labelledBy: string;
  onClose: () => void;
};

/** An open menu, following its button. Arrows, Home, End and type-ahead move the focus. */
export function MenuPopup({ entries, align, anchor, labelledBy, onClose }: MenuPopupProps) {
  return (
    <Base.Root
      open
      modal={false}
      onOpenChange={(isOpen, { reason, event }) => {
        // The trigger handles its own presses.
        const isOwn = reason === 'outside-press' && anchor.current?.contains(event.target as Node);
        if (!isOpen && !isOwn) onClose();
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} align={align} sideOffset={8} collisionPadding={8} className="z-40">
          <Base.Popup
            aria-labelledby={labelledBy}
            finalFocus={anchor}
            className="max-h-(--available-height) min-w-52 max-w-(--available-width) overflow-auto rounded-well border-[1.5px] border-edge bg-card p-2 text-ink shadow-raised outline-none"
          >
            {entries.map((entry) => (
              <MenuItem key={entry.label} {...entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuItem({ label, icon, to, onSelect, danger, isCurrent, disabledReason }: MenuEntry) {
  const className = cx(popupItem, danger ? 'text-oxblood' : 'aria-disabled:text-ink-3');
  const content = (
    <>
      {icon && <Icon of={icon} />}
      <span className="grid">
        {label}
        {disabledReason && <span className="text-help">{disabledReason}</span>}
      </span>
    </>
  );
  if (to) {
    return (
      <Base.LinkItem render={<Link to={to} />} closeOnClick className={className}>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item
      disabled={disabledReason !== undefined}
      aria-current={isCurrent}
      onClick={onSelect}
      className={className}
    >
      {content}
    </Base.Item>
  );
}
