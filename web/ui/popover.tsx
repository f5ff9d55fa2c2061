import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

type PopoverProps = {
  /** The button that opens it, with a name of its own. */
  trigger: ReactElement;
  title: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
};

/** A small panel beside its button, for a few fields or an explanation. */
export function Popover({ trigger, title, children, align = 'start' }: PopoverProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return trigger;
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align={align} collisionPadding={16} className="z-40">
          <Base.Popup className="popup grid w-80 max-w-[calc(100vw-2rem)] gap-3 p-5">
            <Base.Title className="text-h4">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
