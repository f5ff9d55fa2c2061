import { useTranslation } from 'react-i18next';
import type { Balance } from '#web/member/use-balance.ts';
import { creditTotal } from '#web/member/use-balance.ts';
import type { Stats } from '#web/member/use-stats.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Card } from '#web/ui/panel.tsx';
import { viewsText } from './view-cards.tsx';

/** The three figures in one row, for phones. */
export function BriefStats({ stats, balance }: { stats: Stats; balance: Balance }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const figures = [
    { label: t('stats.short.today'), title: t('stats.today'), value: viewsText(stats.views_today, language) },
    { label: t('stats.short.week'), title: t('stats.week'), value: viewsText(stats.views_this_week, language) },
    { label: t('stats.credits'), title: t('stats.credits'), value: `${balance.balance} / ${creditTotal(balance)}` },
  ];
  return (
    <Card className="px-0! py-4 md:hidden">
      <dl className="grid grid-cols-3 divide-x-2 divide-dashed divide-line text-center">
        {figures.map(({ label, title, value }) => (
          <div key={title} className="flex flex-col-reverse gap-1.5">
            <dt className="text-ink-2 text-small">
              <span aria-hidden="true">{label}</span>
              <span className="sr-only">{title}</span>
            </dt>
            <dd className="text-h3 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
