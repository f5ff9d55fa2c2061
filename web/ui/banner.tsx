import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type BannerTone = 'amber' | 'fir' | 'oxblood';

const tones: Record<BannerTone, string> = { amber: 'bg-amber-wash', fir: 'bg-fir-wash', oxblood: 'bg-oxblood-wash' };

type BannerProps = {
  tone?: BannerTone;
  /** A stamp; on wide screens it overlaps both edges. */
  stamp?: ReactNode;
  title: string;
  children: ReactNode;
  /** A `StepPath` or one button. */
  end?: ReactNode;
  className?: string;
};

/** A lasting state, above the content it is about. */
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

type StepPathProps = {
  /** Spoken name of the list. */
  label: string;
  steps: { label: string; state: 'done' | 'now' | 'later'; stateLabel: string }[];
};

const stepTones = { done: 'text-fir', now: 'text-amber-text', later: 'text-ink-2' };
const barTones = { done: 'bg-fir', now: 'step-now', later: 'bg-current opacity-25' };

/** Progress in steps: done, now, later. Each step says so for screen readers. */
export function StepPath({ label, steps }: StepPathProps) {
  return (
    <ol aria-label={label} className="flex gap-1 md:items-center md:gap-2.5">
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={cx('flex-1 text-label max-md:text-badge md:flex md:items-center md:gap-2', stepTones[step.state])}
        >
          {index > 0 && <span aria-hidden="true" className="step-link max-md:hidden" />}
          <span aria-hidden="true" className={cx('mb-2 block h-1.5 md:hidden', barTones[step.state])} />
          {step.state === 'done' && <Icon of={Check} size={18} className="shrink-0 max-md:hidden" />}
          {step.state === 'now' && <Icon of={Clock} size={18} className="shrink-0 max-md:hidden" />}
          <span className="md:whitespace-nowrap">
            {step.label}
            <span className="sr-only">, {step.stateLabel}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
