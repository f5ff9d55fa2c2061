import { useTranslation } from 'react-i18next';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatNumber, formatWeekday } from '#i18n/format.ts';
import type { Stats } from '#web/member/use-stats.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { MiniBars } from '#web/ui/mini-bars.tsx';
import { Card } from '#web/ui/panel.tsx';

/** A dash where the member may not see views. */
export function viewsText(views: number | null, language: Language): string {
  return views === null ? '–' : formatNumber(views, language);
}

/** Views of today; the own events of today as the small line. */
export function TodayCard({ stats }: { stats: Stats }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  return (
    <Card className="flex flex-col">
      <h2 className="text-label text-ink-2">{t('stats.today')}</h2>
      <p className="mt-4 text-stat">{viewsText(stats.views_today, language)}</p>
      <p className="mt-4 text-ink-3 text-small">{t('stats.eventsToday', { count: stats.events_today })}</p>
    </Card>
  );
}

/** Views from Sunday to Sunday, day by day. */
export function WeekCard({ stats }: { stats: Stats }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const today = berlinDay(new Date());
  const days = stats.views_by_day ?? [];
  const bars = days.map(({ day, views }) => ({
    label: formatWeekday(day, language, 'short').slice(0, 2),
    value: views,
  }));
  return (
    <Card className="flex flex-col">
      <h2 className="text-label text-ink-2">{t('stats.week')}</h2>
      <div className="mt-4 flex items-end justify-between gap-4">
        <p className="text-stat">{viewsText(stats.views_this_week, language)}</p>
        {bars.length > 0 && (
          <MiniBars
            bars={bars}
            now={days.findIndex(({ day }) => day === today)}
            className="-mt-8 h-17 w-auto max-w-3/5 max-lg:hidden"
          />
        )}
      </div>
      <p className="mt-4 text-ink-3 text-small">{t('stats.eventsWeek', { count: stats.events_this_week })}</p>
    </Card>
  );
}
