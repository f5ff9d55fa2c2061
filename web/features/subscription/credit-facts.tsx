import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnpaid } from '#domain/plans/unpaid.ts';
import { formatInstantDay } from '#i18n/format.ts';
import { useBalance } from '#web/member/use-balance.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { useSite } from '#web/shell/use-site.ts';
import { cx } from '#web/ui/cx.ts';
import { Well } from '#web/ui/panel.tsx';
import { Strips } from '#web/ui/strips.tsx';
import { planName } from './plan-name.ts';
import type { Subscription } from './use-subscription.ts';

export function CreditFacts({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const { sells } = useSite();
  const { plan, purchased = 0, owed = 0, frozen = 0 } = useBalance().data ?? {};
  const trialEnd = plan?.is_trial && plan.resets_at !== null ? plan.resets_at : null;
  const { credits_remaining: left, credits_total: total, current_period_end: end } = subscription;
  const isPaid = !isUnpaid(subscription.status);
  return (
    <Well className="mt-8">
      <dl className="grid gap-x-6 gap-y-3 md:grid-cols-2 md:gap-y-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        <Fact label={t('plan')}>{t(`plans.${planName(subscription.plan_type)}`)}</Fact>
        {trialEnd !== null && (
          <Fact label={t('trialEnd')}>
            {t('trialDays', { count: daysUntil(trialEnd), day: formatInstantDay(trialEnd, language) })}
          </Fact>
        )}
        {end !== null && isPaid && <Fact label={t('periodEnd')}>{formatInstantDay(end, language)}</Fact>}
        <Fact label={t('planCredits')} className="max-md:block md:max-lg:col-span-2">
          {total > 0 ? t('creditsLeft', { left, total }) : t('noPlanCredits')}
          {total > 0 && <Strips total={total} left={left} stripWidth={10} height={36} className="mt-2.5 max-w-full" />}
        </Fact>
        <Fact label={t('purchasedLabel')}>{t('purchased', { count: purchased })}</Fact>
      </dl>
      {sells && trialEnd !== null && left > 0 && <p className="mt-5 text-ink-2 text-small">{t('trialKept')}</p>}
      {frozen > 0 && <p className="mt-5 text-oxblood text-small">{t('frozen', { count: frozen })}</p>}
      {owed > 0 && <p className="mt-5 text-oxblood text-small">{t('owed', { count: owed })}</p>}
    </Well>
  );
}

/** Started days until an instant, at least one. */
const daysUntil = (instant: string) => Math.max(1, Math.ceil((Date.parse(instant) - Date.now()) / 86_400_000));

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={cx('min-w-0 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4', className)}>
      <dt className="text-ink-2 text-small">{label}</dt>
      <dd className="text-label max-md:text-end md:mt-1 max-md:has-[svg]:text-start">{children}</dd>
    </div>
  );
}
