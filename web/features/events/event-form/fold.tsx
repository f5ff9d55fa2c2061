import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ChevronDown } from '#web/ui/icons/chevron-down.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type FoldProps = {
  label: ReactNode;
  /** Below the label: what holds as long as nobody opens it. */
  help?: ReactNode;
  /** At the end, before the arrow. */
  end?: ReactNode;
  /** A filled part is never hidden. */
  isFilled?: boolean;
  /** Folded on phones only; elsewhere there is nothing but the content. */
  isForPhones?: boolean;
  className?: string;
  /** Rendered while it is open. */
  children: ReactNode;
};

const findWidth = () => (matchMedia('(min-width: 48rem)').matches ? 'wide' : 'narrow');

/** A part that is rarely needed, folded until somebody opens it or something is in it. */
export function Fold({ label, help, end, isFilled = false, isForPhones = false, className, children }: FoldProps) {
  // A filled part that is emptied stays open, since it has the focus.
  const [isOpened, setOpened] = useState(isFilled);
  // The server does not know the window: until the browser does, the style sheet alone hides what is for phones only, or its content.
  const isHydrated = useHydrated();
  const [width, setWidth] = useState(() => (isHydrated ? findWidth() : 'unknown'));
  useEffect(() => setWidth(findWidth()), []);
  const isWide = isForPhones && width === 'wide';
  const isOpen = isOpened || isFilled || isWide;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: details }) => {
        if ((isFilled || isWide) && !details.open) details.open = true;
        else if (isWide) return;
        else setOpened(details.open);
      }}
      className={cx(
        'rounded-well bg-sunk px-4 open:pb-4',
        isForPhones && 'md:contents md:[&::details-content]:contents',
        className,
      )}
    >
      <summary
        className={cx(
          'flex min-h-12 list-none items-center gap-3 rounded-field py-1.5 [&::-webkit-details-marker]:hidden',
          isForPhones && 'md:hidden',
        )}
      >
        <span className="grid flex-1">
          <span>{label}</span>
          {help && <span className="text-help text-ink-3">{help}</span>}
        </span>
        {end}
        <Icon
          of={ChevronDown}
          className={cx('shrink-0 transition-transform [[open]>summary>&]:rotate-180', isFilled && 'invisible')}
        />
      </summary>
      {(isOpen || (isForPhones && width === 'unknown')) && children}
    </details>
  );
}
