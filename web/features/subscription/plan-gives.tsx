import { useTranslation } from 'react-i18next';
import { planFeatures } from '#domain/plans/plan-features.ts';
import { mailLink } from '#domain/shared/email.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';
import type { Plan } from '#web/member/use-plan.ts';
import { usePlan } from '#web/member/use-plan.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Minus } from '#web/ui/icons/minus.ts';

/** Benefits of the plan, and the operator's contacts. */
export function PlanGives() {
  const { t } = useTranslation('subscription');
  const plan = usePlan().data;
  if (!plan) return null;
  const isAlone = !plan.contact && !plan.support_phone;
  return (
    <section aria-labelledby="plan-gives" className={cx('mt-8 grid gap-x-12 gap-y-6', !isAlone && 'md:grid-cols-2')}>
      <div>
        <h3 id="plan-gives" className="text-h4">
          {t('gives.title')}
        </h3>
        <ul className={cx('mt-3 grid gap-2', isAlone && 'md:grid-cols-3 md:gap-x-6')}>
          <li className="flex gap-2.5">
            <Icon of={Check} size={18} className="mt-0.75 shrink-0" />
            {t('gives.pictures', { count: plan.pictures_per_event })}
          </li>
          <li className={plan.video ? 'flex gap-2.5' : 'flex gap-2.5 text-ink-3'}>
            <Icon of={plan.video ? Check : Minus} size={18} className="mt-0.75 shrink-0" />
            {t(plan.video ? 'gives.video' : 'gives.videoMissing')}
          </li>
          <li className={plan.branding ? 'flex gap-2.5' : 'flex gap-2.5 text-ink-3'}>
            <Icon of={plan.branding ? Check : Minus} size={18} className="mt-0.75 shrink-0" />
            {t(plan.branding ? 'gives.branding' : 'gives.brandingMissing')}
          </li>
        </ul>
        {plan.branding && (
          <p className="mt-3 text-help text-ink-3">{t('gives.later', { count: planFeatures.none.picturesPerEvent })}</p>
        )}
      </div>
      <Contact plan={plan} />
    </section>
  );
}

function Contact({ plan: { contact, support_phone: phone } }: { plan: Plan }) {
  const { t } = useTranslation('subscription');
  if (!contact && !phone) return null;
  return (
    <div>
      <h3 className="text-h4">{t('gives.people')}</h3>
      <dl className="mt-3 grid gap-3">
        {contact && (
          <div className="flex flex-wrap gap-x-5 [&>:nth-child(-n+2)]:basis-full">
            <dt className="text-ink-2 text-small">{t('gives.contact')}</dt>
            <dd className="font-semibold">{contact.name}</dd>
            {contact.phone && <Way href={telephoneLink(contact.phone)}>{contact.phone}</Way>}
            {contact.email && <Way href={mailLink(contact.email)}>{contact.email}</Way>}
          </div>
        )}
        {phone && (
          <div>
            <dt className="text-ink-2 text-small">{t('gives.support')}</dt>
            <Way href={telephoneLink(phone)}>{phone}</Way>
          </div>
        )}
      </dl>
    </div>
  );
}

function Way({ href, children }: { href: string | undefined; children: string }) {
  return (
    <dd className="wrap-anywhere">
      {href ? (
        <a href={href} className="text-link inline-flex min-h-11 items-center">
          {children}
        </a>
      ) : (
        children
      )}
    </dd>
  );
}
