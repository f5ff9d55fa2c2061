import { useTranslation } from 'react-i18next';
import { maySubscribe } from '#domain/plans/subscription-status.ts';
import { isUnpaid } from '#domain/plans/unpaid.ts';
import { formatInstantDay } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { useSite } from '#web/shell/use-site.ts';
import { Button } from '#web/ui/button.tsx';
import { ExternalLink } from '#web/ui/icons/external-link.ts';
import { RotateCcw } from '#web/ui/icons/rotate-ccw.ts';
import { planName } from './plan-name.ts';
import { StatusBadge } from './status-badge.tsx';
import type { PaymentPage } from './use-payment-page.ts';
import type { Subscription } from './use-subscription.ts';

type HeadProps = {
  subscription: Subscription;
  payment: PaymentPage;
  isChecking: boolean;
  onCheck: () => void;
};

export function SubscriptionHead({ subscription, payment, isChecking, onCheck }: HeadProps) {
  const { t } = useTranslation('subscription');
  const { sells } = useSite();
  const { status, plan_type: planType, stripe_customer_id: customer } = subscription;
  const title = maySubscribe(status) ? t('title.none') : t('title.active', { plan: t(`plans.${planName(planType)}`) });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
      <div className="grid max-w-xl flex-[1_1_20rem] gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="text-h2-panel">{title}</h2>
          <StatusBadge status={status} />
        </div>
        <p className="text-ink-2">{useIntro(subscription)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {customer !== null && (
          <Button
            variant={isUnpaid(status) ? 'primary' : 'secondary'}
            icon={ExternalLink}
            busy={payment.openingTo === 'portal'}
            onClick={() => payment.open('portal')}
          >
            {isUnpaid(status) ? t('payNow') : t('manage')}
            <span className="sr-only"> {t('newTab')}</span>
          </Button>
        )}
        {sells && (
          <Button
            variant="quiet"
            icon={RotateCcw}
            className={customer === null ? 'max-lg:-ms-5.5' : 'max-sm:-ms-5.5 lg:-me-5.5'}
            busy={isChecking}
            busyLabel={t('reloading')}
            onClick={onCheck}
          >
            {t('reload')}
          </Button>
        )}
      </div>
    </div>
  );
}

function useIntro({ status, current_period_end: end, cancels_at_period_end: isCancelled }: Subscription): string {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const { sells } = useSite();
  if (!sells) return t('intro.soon');
  if (maySubscribe(status)) return t('intro.none');
  if (isUnpaid(status)) return t('intro.unpaid');
  if (status !== 'active' || end === null) return t('intro.other');
  const day = formatInstantDay(end, language);
  return isCancelled ? t('intro.ends', { day }) : t('intro.renews', { day });
}
