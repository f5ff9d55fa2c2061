import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { useHydrated } from './use-hydrated.ts';

type MenuEntry = {
  label: string;
  icon?: LucideIcon;
  /** A place to go to, or an act. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
  /** Cannot be chosen now; the reason stands under the label. */
  disabledReason?: string;
};

type MenuProps = {
  /** The button that opens it, with a name of its own. */
  trigger: ReactElement;
  entries: MenuEntry[];
  /** Opens under the pointer as well. */
  openOnHover?: boolean;
  align?: 'start' | 'end';
};

/** A short list of acts. Arrow keys, first letters and Escape work. */
export function Menu({ trigger, entries, openOnHover = false, align = 'end' }: MenuProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return trigger;
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} openOnHover={openOnHover} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align={align} className="z-40">
          <Base.Popup className="popup min-w-52">
            {entries.map((entry) => (
              <MenuItem key={entry.label} {...entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuItem({ label, icon, to, onSelect, danger, disabledReason }: MenuEntry) {
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
  if (to) {
    return (
      <Base.LinkItem render={<Link to={to} />} closeOnClick className={className}>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item className={className} disabled={Boolean(disabledReason)} onClick={onSelect}>
      {content}
    </Base.Item>
  );
}
