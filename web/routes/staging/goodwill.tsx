import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readAsReviewer } from '#web/api/page-reads.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { CouponList } from '#web/features/desk/coupon-list.tsx';
import { GoodwillList } from '#web/features/desk/goodwill-list.tsx';
import { PageMissing } from '#web/features/review/right-missing.tsx';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/goodwill.ts';

export const handle = {
  hydrate: 'after-paint',
  texts: ['money-acts', 'review', 'staff', 'problems'],
} satisfies PageHandle;

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context }: Route.LoaderArgs) => readAsReviewer({ context }, [reviewQueries.goodwill]);

/** Goodwill that waits for a second person, and all coupons. */
export default function StagingGoodwill() {
  const { t } = useTranslation('money-acts');
  const isSignedIn = Boolean(useReviewer());
  const may = useStaffRight('give_credits');
  const mayCoupons = useStaffRight('give_coupons');
  return (
    <div className="container-page min-h-dvh pt-6 pb-16">
      <PageHead title={t('page.head')} description={t('page.lead')} isPrivate />
      {may === false && <PageMissing right="give_credits" title={t('page.locked')} />}
      {may && isSignedIn && (
        <div className="grid gap-6">
          <div className="max-w-160">
            <h1 className="text-h1">{t('page.title')}</h1>
            <p className="mt-2 text-ink-2 text-lead">{t('page.lead')}</p>
          </div>
          <WaitingGoodwill />
          {mayCoupons && <Coupons />}
        </div>
      )}
      {may === undefined && <ListSkeleton />}
    </div>
  );
}

function ListSkeleton() {
  const { t } = useTranslation('money-acts');
  return (
    <Loading label={t('loading')} className="grid gap-4">
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="h-40 w-full" />
    </Loading>
  );
}

type SectionProps = { title: string; isEmpty: boolean; none: string; children: ReactNode };

function Section({ title, isEmpty, none, children }: SectionProps) {
  return (
    <Panel>
      <h2 className="text-h2-panel">{title}</h2>
      {isEmpty ? <p className="mt-2 text-ink-2">{none}</p> : children}
    </Panel>
  );
}

type FailureProps = { error: unknown; isFetching: boolean; onRetry: () => void };

function Failure({ error, isFetching, onRetry }: FailureProps) {
  const { t } = useTranslation('money-acts');
  const problemText = useProblemText();
  return (
    <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={onRetry} busy={isFetching}>
      {problemText(error)}
    </ErrorState>
  );
}

function WaitingGoodwill() {
  const { t } = useTranslation('money-acts');
  const { data, error, isFetching, refetch } = useQuery(reviewQueries.goodwill);
  if (error && !data) return <Failure error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  return (
    <Section title={t('goodwill.list')} isEmpty={data.data.length === 0} none={t('page.nothing')}>
      <GoodwillList gifts={data.data} withNames />
    </Section>
  );
}

function Coupons() {
  const { t } = useTranslation('money-acts');
  const { data, error, isFetching, refetch } = useQuery(reviewQueries.coupons);
  if (error && !data) return <Failure error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  return (
    <Section title={t('coupon.list')} isEmpty={data.data.length === 0} none={t('page.noCoupons')}>
      <CouponList coupons={data.data} withNames />
    </Section>
  );
}
