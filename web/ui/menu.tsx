import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { AnchoredPopup } from './anchored-popup.tsx';
import { cx } from './cx.ts';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';

type MenuEntry = {
  label: string;
  icon?: IconShape;
  /** A place to go to, or an action. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
  /** It is what is open now. */
  isCurrent?: boolean;
  /** Cannot be chosen now; the reason is shown under the label. */
  disabledReason?: string;
};

type MenuProps = Pick<ComponentProps<typeof AnchoredPopup>, 'trigger' | 'align' | 'openOnHover'> & {
  entries: MenuEntry[];
};

/** A short list of actions and places. */
export function Menu({ entries, ...popup }: MenuProps) {
  return (
    <AnchoredPopup {...popup} hasTypeAhead className="min-w-52">
      <ul>
        {entries.map((entry) => (
          <li key={entry.label}>
            <MenuItem {...entry} />
          </li>
        ))}
      </ul>
    </AnchoredPopup>
  );
}

function MenuItem({ label, icon, to, onSelect, danger, isCurrent, disabledReason }: MenuEntry) {
  const className = cx('popup-item', danger && 'text-oxblood');
  const content = (
    <>
      {icon && <Icon of={icon} />}
      <span className="grid">
        {label}
        {disabledReason && <span className="text-help">{disabledReason}</span>}
      </span>
    </>
  );
  const close = (target: Element) => target.closest<HTMLElement>('[popover]')?.hidePopover();
  if (to) {
    return (
      <Link to={to} className={className} onClick={(event) => close(event.currentTarget)}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-current={isCurrent}
      aria-disabled={disabledReason ? true : undefined}
      onClick={(event) => {
        if (disabledReason) return;
        close(event.currentTarget);
        onSelect?.();
      }}
    >
      {content}
    </button>
  );
}
