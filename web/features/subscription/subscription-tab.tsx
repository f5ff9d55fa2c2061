import { useTranslation } from 'react-i18next';
import { maySubscribe } from '#domain/plans/subscription-status.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { useBalance } from '#web/member/use-balance.ts';
import { useMembership } from '#web/member/use-membership.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { usePlan } from '#web/member/use-plan.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { CreditFacts } from './credit-facts.tsx';
import { History } from './history.tsx';
import { InvoicesSection } from './invoices-section.tsx';
import { Packs, PacksIntro } from './packs.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanGives } from './plan-gives.tsx';
import { ReturnNotice } from './return-notice.tsx';
import { SubscriptionHead } from './subscription-head.tsx';
import { useCheck } from './use-check.ts';
import { useFailureMessage } from './use-failure-message.ts';
import { usePaymentPage } from './use-payment-page.ts';
import { useFreshOnReturn, useSubscription } from './use-subscription.ts';

/** Owner only. */
export function SubscriptionTab() {
  const { t } = useTranslation('subscription');
  const membership = useMembership();
  const isOwner = usePermission('owner');
  if (!membership) return <SubscriptionSkeleton />;
  if (isOwner) return <OwnersSubscription />;
  return (
    <EmptyState drawing={<EmptyScene of="locked" />} title={t('ownerOnly.title')} headingLevel="h2">
      {t('ownerOnly.text')}
    </EmptyState>
  );
}

function OwnersSubscription() {
  const { t } = useTranslation('subscription');
  const subscription = useSubscription();
  // These are above other content, so late loading would shift it.
  const isWaiting = [subscription, usePlan(), useBalance()].some((read) => read.isPending);
  const failure = useFailureMessage();
  const payment = usePaymentPage();
  const check = useCheck();
  useFreshOnReturn();

  if (isWaiting) return <SubscriptionSkeleton />;
  if (!subscription.data) {
    const { title, description } = failure('load', subscription.error);
    return (
      <ErrorState
        title={title}
        retryLabel={t('retry')}
        busy={subscription.isFetching}
        onRetry={() => void subscription.refetch()}
      >
        {description}
      </ErrorState>
    );
  }
  const { data } = subscription;
  return (
    <>
      <ReturnNotice onPaid={check.mutateAsync} />
      <SubscriptionHead
        subscription={data}
        payment={payment}
        isChecking={check.isPending}
        onCheck={() => check.mutate()}
      />
      {payment.blockedUrl && (
        <p role="alert" className="mt-6 rounded-well bg-amber-wash p-4">
          {t('messages.blocked')}{' '}
          <a href={payment.blockedUrl} target="_blank" rel="noopener" className="text-link">
            {t('messages.blockedLink')}
          </a>
        </p>
      )}
      <CreditFacts subscription={data} />
      <PlanGives />
      {maySubscribe(data.status) && <PlanCards payment={payment} />}
      <div className="border-line border-t-2 border-dashed mt-9 grid gap-x-12 gap-y-10 pt-9 lg:grid-cols-[20rem_1fr]">
        <PacksIntro hasPlans={maySubscribe(data.status)} />
        <div className="grid min-w-0 content-start gap-10">
          <Packs payment={payment} />
          <History />
        </div>
      </div>
      <InvoicesSection />
    </>
  );
}

function SubscriptionSkeleton() {
  const { t } = useTranslation('subscription');
  return (
    <Loading label={t('loading')} className="grid gap-8">
      <SkeletonText lines={3} className="max-w-xl" />
      <div className="grid gap-4 md:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-80 w-full rounded-panel" />
        ))}
      </div>
    </Loading>
  );
}
