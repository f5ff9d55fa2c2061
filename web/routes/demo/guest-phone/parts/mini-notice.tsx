import type { EventTone } from '#domain/catalogue/tag-tones.ts';
import { cx } from '#web/ui/cx.ts';
import { stubTones } from '#web/ui/stub-tones.ts';

type MiniNoticeProps = { tone: EventTone; day: string; className?: string };

/** A decorative 38 × 50 notice with the day. */
export function MiniNotice({ tone, day, className }: MiniNoticeProps) {
  const ground = stubTones[tone];
  return (
    <span aria-hidden="true" className={cx('grid w-9.5 shrink-0', className)}>
      <span className={cx('grid h-8.5 place-items-center text-stat text-[1.375rem]', ground)}>{day}</span>
      <span className="grid grid-cols-[22%_1fr_26%_22%] gap-x-px">
        <span className={cx('h-4', ground)} />
        <span className={cx('h-4 w-4/5', ground)} />
        <span />
        <span className={cx('h-4', ground)} />
      </span>
    </span>
  );
}
