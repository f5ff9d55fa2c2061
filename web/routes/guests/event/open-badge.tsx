import { useTranslation } from 'react-i18next';
import type { GuestBusiness } from '#contract/guest-pages.ts';
import { formatInstantTime } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { clock } from './event-facts.ts';

/** Open or closed when the page was made; the script of the page keeps it true. */
export function OpenBadge({ business }: { business: GuestBusiness }) {
  const { t } = useTranslation('guests');
  const language = useLanguage();
  const { is_open, closes_at, opens_at } = business.open_state;
  const hour = (instant: string) => {
    const time = clock(formatInstantTime(instant, 'en'), language);
    return language === 'de' ? `${time} ${t('hour')}` : time;
  };
  const spans = business.opening_days.flatMap((day) =>
    day.opens_at && day.closes_at ? [`${day.opens_at}/${day.closes_at}`] : [],
  );
  const mark = language === 'de' ? `# ${t('hour')}` : '#';
  const isSoon = opens_at !== null && business.opening_days[0]?.opens_at === opens_at;
  const shut = isSoon && opens_at ? t('opensAt', { time: hour(opens_at) }) : t('closed');
  return (
    <span
      className="guest-badge"
      data-closed={is_open ? undefined : ''}
      data-opening={spans.length > 0 ? spans.join(' ') : undefined}
      data-until={t('openUntil', { time: mark })}
      data-from={t('opensAt', { time: mark })}
      data-closed-words={t('closed')}
    >
      {is_open ? (closes_at ? t('openUntil', { time: hour(closes_at) }) : t('open')) : shut}
    </span>
  );
}
