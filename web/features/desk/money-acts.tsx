import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantDay, formatPrice } from '#i18n/format.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { IfPermitted } from '#web/features/review/right-missing.tsx';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Card } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { CouponList } from './coupon-list.tsx';
import { GoodwillList } from './goodwill-list.tsx';
import type { Money, Payment } from './money-dialogs.tsx';
import { CouponDialog, GoodwillDialog, RefundDialog, TrialDialog } from './money-dialogs.tsx';

/** Acts of staff about the money of a customer, with those that were done. */
export function MoneyActs({ businessId }: { businessId: string }) {
  const { t } = useTranslation('money-acts');
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-h3">{t('title')}</h2>
      <IfPermitted right="read_payments">
        <LoadedMoney businessId={businessId} />
      </IfPermitted>
    </Card>
  );
}

function LoadedMoney({ businessId }: { businessId: string }) {
  const { t } = useTranslation('money-acts');
  const problemText = useProblemText();
  const may = useStaffRight('read_payments');
  const money = useQuery({ ...reviewQueries.moneyActs(businessId), enabled: may === true });
  if (money.isPending) {
    return (
      <Loading label={t('loading')} className="grid gap-4">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-24 w-full" />
      </Loading>
    );
  }
  if (!money.data) {
    return (
      <ErrorState
        title={t('failed')}
        retryLabel={t('retry')}
        onRetry={() => void money.refetch()}
        busy={money.isFetching}
      >
        {problemText(money.error)}
      </ErrorState>
    );
  }
  return <ShownMoney businessId={businessId} money={money.data} />;
}

const dialogs = { goodwill: GoodwillDialog, trial: TrialDialog, coupon: CouponDialog };

function ShownMoney({ businessId, money }: { businessId: string; money: Money }) {
  const { t } = useTranslation('money-acts');
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const mayGive = useStaffRight('give_credits');
  const mayExtend = useStaffRight('extend_trials') && money.trial.state !== 'none';
  const mayIssue = useStaffRight('give_coupons');
  const Opened = open && dialogs[open];
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {mayGive && <Button onClick={() => setOpen('goodwill')}>{t('goodwill.open')}</Button>}
        {mayExtend && (
          <Button variant="secondary" onClick={() => setOpen('trial')}>
            {t('trial.open')}
          </Button>
        )}
        {mayIssue && (
          <Button variant="secondary" onClick={() => setOpen('coupon')}>
            {t('coupon.open')}
          </Button>
        )}
      </div>
      <TrialLine trial={money.trial} />
      <List title={t('payments.list')} none={t('payments.none')} isEmpty={money.payments.length === 0}>
        <PaymentList businessId={businessId} payments={money.payments} />
      </List>
      <List title={t('goodwill.list')} none={t('goodwill.none')} isEmpty={money.goodwill.data.length === 0}>
        <GoodwillList gifts={money.goodwill.data} />
      </List>
      <List title={t('coupon.list')} none={t('coupon.none')} isEmpty={money.coupons.length === 0}>
        <CouponList coupons={money.coupons} />
      </List>
      {Opened && <Opened businessId={businessId} money={money} onClose={() => setOpen(null)} />}
    </>
  );
}

function TrialLine({ trial: { state, ends_at: endsAt } }: { trial: Money['trial'] }) {
  const { t } = useTranslation('money-acts');
  const language = useLanguage();
  if (state === 'none') return null;
  const isRunning = state === 'running' && endsAt;
  return (
    <p className="text-small">
      {isRunning ? t('trial.until', { day: formatInstantDay(endsAt, language) }) : t('trial.ended')}
    </p>
  );
}

type ListProps = { title: string; none: string; isEmpty: boolean; children: ReactNode };

function List({ title, none, isEmpty, children }: ListProps) {
  return (
    <section>
      <h3 className="text-label">{title}</h3>
      {isEmpty ? <p className="mt-1 text-ink-2 text-small">{none}</p> : children}
    </section>
  );
}

const refundTones = { asked: 'amber', made: 'fir', booked: 'fir', failed: 'oxblood' } as const;

function PaymentList({ businessId, payments }: { businessId: string; payments: readonly Payment[] }) {
  const { t } = useTranslation('money-acts');
  const language = useLanguage();
  const mayRefund = useStaffRight('refund_payments');
  const [asked, setAsked] = useState<Payment | null>(null);
  return (
    <>
      <ul className="divide-y divide-line">
        {payments.map((payment) => {
          const { id, type, item, credits: count, refunded_cents: back, disputed_cents: disputed } = payment;
          const price = formatPrice(payment.amount_cents, language);
          return (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 py-3">
              <div className="grid gap-1">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <strong className="text-label tabular-nums">{price}</strong>
                  <span className="text-small">
                    {type === 'subscription' ? t('payments.plan', { item }) : t('payments.pack', { count })}
                  </span>
                  <span className="text-help text-ink-2">{formatInstantDay(payment.paid_at, language)}</span>
                </p>
                {back > 0 && (
                  <p className="text-small">{t('payments.refunded', { price: formatPrice(back, language) })}</p>
                )}
                {disputed > 0 && (
                  <p className="text-small">{t('payments.disputed', { price: formatPrice(disputed, language) })}</p>
                )}
              </div>
              {mayRefund && payment.refundable_cents > 0 && (
                <Button
                  size="compact"
                  variant="secondary"
                  aria-label={t('payments.refundLabel', { price })}
                  onClick={() => setAsked(payment)}
                >
                  {t('payments.refund')}
                </Button>
              )}
              {payment.refunds.map((refund) => (
                <div key={refund.id} className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
                  <Badge tone={refundTones[refund.state]}>{t(`refund.state.${refund.state}`)}</Badge>
                  <span className="tabular-nums">{formatPrice(refund.cents, language)}</span>
                  <span className="text-help text-ink-2">
                    {t('by', { name: refund.asked_by, at: formatInstantDay(refund.created_at, language) })}
                  </span>
                  <span className="wrap-anywhere w-full">{refund.reason}</span>
                </div>
              ))}
            </li>
          );
        })}
      </ul>
      {asked && <RefundDialog businessId={businessId} payment={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
