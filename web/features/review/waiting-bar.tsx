import { useTranslation } from 'react-i18next';
import { waitingOf } from '#domain/verification/waiting.ts';
import { useFirstNow } from '#web/member/rendered-page.ts';
import { cx } from '#web/ui/cx.ts';

/** Time left of the promised deadline, or overdue. */
export function useTimeLeft(submittedAt: string): string {
  const { t } = useTranslation('review');
  const { minutesLeft } = waitingOf(new Date(submittedAt), useFirstNow());
  const hours = Math.floor(minutesLeft / 60);
  if (minutesLeft < 0) return t('waiting.over', { count: Math.max(1, Math.floor(-minutesLeft / 60)) });
  return hours > 0 ? t('waiting.leftHours', { count: hours }) : t('waiting.leftMinutes', { count: minutesLeft });
}

/** Waiting time of the promised 48 hours; oxblood after 36. Text repeats it. */
export function WaitingBar({ submittedAt, className }: { submittedAt: string; className?: string }) {
  const { t } = useTranslation('review');
  const { minutes, share, isUrgent } = waitingOf(new Date(submittedAt), useFirstNow());
  const waited =
    minutes < 60 ? t('waiting.minutes', { count: minutes }) : t('waiting.hours', { count: Math.floor(minutes / 60) });
  const left = useTimeLeft(submittedAt);
  return (
    <div className={cx('grid max-w-60 gap-2', className)}>
      <p className="flex justify-between gap-3 text-small tabular-nums">
        <span className={cx('font-semibold', isUrgent && 'text-oxblood')}>{waited}</span>
        {isUrgent && <span className="text-ink-2">{left}</span>}
      </p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="block h-2 w-full">
        <rect width="100" height="4" className="fill-sunk" />
        <rect width={Math.max(1, share * 100)} height="4" className={isUrgent ? 'fill-oxblood' : 'fill-ink'} />
      </svg>
    </div>
  );
}
