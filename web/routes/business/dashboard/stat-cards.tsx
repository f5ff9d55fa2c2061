import { useTranslation } from 'react-i18next';
import { useBalance } from '#web/member/use-balance.ts';
import { useStats } from '#web/member/use-stats.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Card } from '#web/ui/panel.tsx';
import { BriefStats } from './brief-stats.tsx';
import { CreditsCard } from './credits-card.tsx';
import { StatCardsSkeleton, statGrid } from './stat-cards-skeleton.tsx';
import { TodayCard, WeekCard } from './view-cards.tsx';

/** Three cards; on phones one row of figures, so that the tabs are on the first screen. */
export function StatCards() {
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
  if (!stats.data || !balance.data) return <StatCardsSkeleton />;
  return (
    <section aria-label={t('stats.label')}>
      <BriefStats stats={stats.data} balance={balance.data} />
      <div className={statGrid}>
        <TodayCard stats={stats.data} />
        <WeekCard stats={stats.data} />
        <CreditsCard balance={balance.data} />
      </div>
    </section>
  );
}
