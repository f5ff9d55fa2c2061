import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { AnchoredPopup } from './anchored-popup.tsx';

type PopoverProps = Pick<ComponentProps<typeof AnchoredPopup>, 'trigger' | 'align'> & {
  title: string;
  children: ReactNode;
};

/** A small panel beside its button, for a few fields or an explanation. */
export function Popover({ title, children, align = 'start', trigger }: PopoverProps) {
  const titleId = useId();
  return (
    <AnchoredPopup trigger={trigger} align={align} labelledBy={titleId} className="w-80">
      <div className="grid gap-3 p-3">
        <p id={titleId} className="text-h4">
          {title}
        </p>
        {children}
      </div>
    </AnchoredPopup>
  );
}
