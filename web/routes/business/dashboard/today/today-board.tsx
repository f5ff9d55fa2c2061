import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationStatus } from '#domain/verification/status.ts';
import type { TodayRead } from '#web/features/today/use-today.ts';
import { cx } from '#web/ui/cx.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Card } from '#web/ui/panel.tsx';
import { FiguresSkeleton, TodaySkeleton, todayGrid } from './today-skeleton.tsx';
import { Arrivals, DoorButton, TonightTicket } from './tonight-ticket.tsx';

export const FiguresLine = onDemand(async () => (await import('./lazy-parts.ts')).FiguresLine);
const TaskList = onDemand(async () => (await import('./lazy-parts.ts')).TaskList);
const NoEvent = lazy(async () => ({ default: (await import('./no-event.tsx')).NoEvent }));

/** Loaded in parallel with data, to keep the screen's script small. */
export const todayParts = [FiguresLine, TaskList, Arrivals, DoorButton];

type TodayBoardProps = {
  today: TodayRead;
  status: VerificationStatus;
  /** On wide screens only the figures, with a link to the board. */
  isAboveTabs?: boolean;
};

export function TodayBoard({ today, status, isAboveTabs = false }: TodayBoardProps) {
  const { t } = useTranslation(['today', 'dashboard']);
  const { data, since } = today;
  if (today.isPending) return <TodaySkeleton isAboveTabs={isAboveTabs} />;
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
    <section aria-label={t('label')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className={cx(todayGrid, isAboveTabs && 'md:hidden')}>
        {event ? (
          <TonightTicket event={event} today={data} since={since} />
        ) : (
          <Suspense fallback={<Card className="md:min-h-82" />}>
            <NoEvent template={data.template} />
          </Suspense>
        )}
        <Suspense fallback={<Card className="min-h-36" />}>
          <TaskList today={data} status={status} />
        </Suspense>
      </div>
      <Suspense fallback={<FiguresSkeleton />}>
        <FiguresLine next={next} {...(isAboveTabs && { tonight: event ?? null })} />
      </Suspense>
    </section>
  );
}
