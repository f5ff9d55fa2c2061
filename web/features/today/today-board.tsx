import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Card } from '#web/ui/panel.tsx';
import { FiguresLine } from './figures-line.tsx';
import { TodaySkeleton, todayGrid } from './today-skeleton.tsx';
import { TonightTicket } from './tonight-ticket.tsx';
import type { TodayRead } from './use-today.ts';
import { WaitingThings } from './waiting-things.tsx';

const NothingPlanned = lazy(async () => ({ default: (await import('./nothing-planned.tsx')).NothingPlanned }));

/** Tonight's ticket, what waits, and the figures. */
export function TodayBoard({ today }: { today: TodayRead }) {
  const { t } = useTranslation(['today', 'dashboard']);
  const { data, since } = today;
  if (today.isPending) return <TodaySkeleton />;
  if (!data) {
    return (
      <Card className="md:min-h-82">
        <ErrorState
          title={t('failed')}
          retryLabel={t('dashboard:retry')}
          onRetry={() => void today.refetch()}
          busy={today.isFetching}
        />
      </Card>
    );
  }
  const [event, ...next] = data.events;
  return (
    <section aria-label={t('label')} className="grid gap-5">
      <div className={todayGrid}>
        {event ? (
          <TonightTicket event={event} today={data} since={since} />
        ) : (
          <Suspense fallback={<Card className="md:min-h-82" />}>
            <NothingPlanned template={data.template} />
          </Suspense>
        )}
        <WaitingThings today={data} />
      </div>
      <FiguresLine next={next} />
    </section>
  );
}
