import { useTranslation } from 'react-i18next';
import type { GuestBusiness } from '#contract/guest-pages.ts';
import { formatInstantTime } from '#i18n/format.ts';
import { clock } from '#web/features/events/event/notice/notice-facts.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { comingSpans } from '../business/opening-times.ts';

/** Open state at render time; the page's script updates it. */
export function OpenBadge({ business, now, className }: { business: GuestBusiness; now: string; className: string }) {
  const { t } = useTranslation('guests');
  const language = useLanguage();
  const { is_open, closes_at, opens_at } = business.open_state;
  const hour = (instant: string) => t('clock', { time: clock(formatInstantTime(instant, 'en'), language) });
  const spans = comingSpans(business, now).map(({ opens_at, closes_at }) => `${opens_at}/${closes_at}`);
  const mark = t('clock', { time: '#' });
  const isShort = clock('20:00', language) === '20';
  const isSoon =
    opens_at !== null && business.opening_days[0]?.spans.some((span) => span.opens_at === opens_at) === true;
  const shut = isSoon && opens_at ? t('opensAt', { time: hour(opens_at) }) : t('closed');
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-badge bg-pic-white px-2.5 py-[0.4375rem] text-badge text-pic-fir before:size-2 before:rounded-full before:bg-current data-closed:text-pic-ink data-closed:before:bg-pic-brick',
        className,
      )}
      data-closed={is_open ? undefined : ''}
      data-opening={spans.length > 0 ? spans.join(' ') : undefined}
      data-until={t('openUntil', { time: mark })}
      data-from={t('opensAt', { time: mark })}
      data-short={isShort ? '' : undefined}
      data-closed-words={t('closed')}
    >
      {is_open ? (closes_at ? t('openUntil', { time: hour(closes_at) }) : t('open')) : shut}
    </span>
  );
}
