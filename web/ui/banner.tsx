import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type BannerTone = 'amber' | 'fir' | 'oxblood';

const tones: Record<BannerTone, string> = { amber: 'bg-amber-wash', fir: 'bg-fir-wash', oxblood: 'bg-oxblood-wash' };

type BannerProps = {
  tone?: BannerTone;
  /** Overlaps both edges on wide screens. */
  stamp?: ReactNode;
  title: string;
  children: ReactNode;
  end?: ReactNode;
  className?: string;
};

/** A lasting state, above its content. */
export function Banner({ tone = 'amber', stamp, title, children, end, className }: BannerProps) {
  return (
    <section className={cx('flex items-center gap-6 rounded-card p-5 md:px-6', tones[tone], className)}>
      {stamp && <div className="-my-7 shrink-0 max-md:hidden">{stamp}</div>}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-4">
        <div className="grid flex-[1_1_22rem] gap-1">
          <h2 className="text-h4">{title}</h2>
          <div className="max-w-text text-ink-2 text-small">{children}</div>
        </div>
        {end && <div className="max-md:w-full">{end}</div>}
      </div>
    </section>
  );
}
