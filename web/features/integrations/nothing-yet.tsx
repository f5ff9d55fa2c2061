import type { ReactNode } from 'react';

type NothingYetProps = {
  /** A drawing, 16:10. */
  drawing: ReactNode;
  title: string;
  /** What it is good for, in one sentence. */
  children: ReactNode;
  /** The one next step. */
  action: ReactNode;
};

/** An empty list with a drawing beside its words. */
export function NothingYet({ drawing, title, children, action }: NothingYetProps) {
  return (
    <div className="grid items-center gap-x-8 gap-y-5 rounded-well bg-sunk p-4 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] md:p-6">
      <div className="overflow-hidden rounded-badge">{drawing}</div>
      <div className="grid justify-items-start gap-2">
        <h3 className="text-h4">{title}</h3>
        <p className="max-w-text text-ink-2">{children}</p>
        <div className="mt-3 max-sm:w-full max-sm:*:w-full">{action}</div>
      </div>
    </div>
  );
}
