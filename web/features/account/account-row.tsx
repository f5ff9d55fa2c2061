import type { ReactNode } from 'react';
import type { IconShape } from '#web/ui/icon.tsx';
import { Icon } from '#web/ui/icon.tsx';

type AccountRowProps = {
  icon: IconShape;
  /** Anchor. */
  id?: string;
  title: string;
  text: string;
  action: ReactNode;
};

export function AccountRow({ icon, id, title, text, action }: AccountRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span className="grid size-11 shrink-0 place-items-center self-start rounded-field bg-sunk">
        <Icon of={icon} />
      </span>
      <div className="grid flex-[1_1_12rem] gap-0.5">
        <h3 id={id} className="scroll-mt-10 font-sans font-semibold text-body">
          {title}
        </h3>
        <p className="text-ink-2 text-small">{text}</p>
      </div>
      <div className="@max-[28rem]:w-full @max-[28rem]:ps-15">{action}</div>
    </div>
  );
}
