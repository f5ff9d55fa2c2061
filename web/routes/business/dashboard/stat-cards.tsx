import { useTranslation } from 'react-i18next';
import { useBalance } from '#web/member/use-balance.ts';
import { useStats } from '#web/member/use-stats.ts';
import { cx } from '#web/ui/cx.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Card } from '#web/ui/panel.tsx';
import { BriefStats } from './brief-stats.tsx';
import { CreditsCard } from './credits-card.tsx';
import { StatCardsSkeleton, statGrid } from './stat-cards-skeleton.tsx';
import { TodayCard, WeekCard } from './view-cards.tsx';

/** `isBrief`: on phones one row of figures, so that the list below begins sooner. */
export function StatCards({ isBrief = false }: { isBrief?: boolean }) {
  const { t } = useTranslation('dashboard');
  const stats = useStats();
  const balance = useBalance();

  if (stats.isError || balance.isError) {
    const retry = () => {
      void stats.refetch();
      void balance.refetch();
    };
    return (
      <Card>
        <ErrorState
          title={t('stats.failed')}
          retryLabel={t('retry')}
          onRetry={retry}
          busy={stats.isFetching || balance.isFetching}
          className="py-0!"
        />
      </Card>
    );
  }
  if (!stats.data || !balance.data) return <StatCardsSkeleton isBrief={isBrief} />;
  return (
    <section aria-label={t('stats.label')}>
      {isBrief && <BriefStats stats={stats.data} balance={balance.data} />}
      <div className={cx(statGrid, isBrief && 'max-md:hidden')}>
        <TodayCard stats={stats.data} />
        <WeekCard stats={stats.data} />
        <CreditsCard balance={balance.data} className="max-md:col-span-2" />
      </div>
    </section>
  );
}
