import { useTranslation } from 'react-i18next';
import { findBusinessType } from '#domain/catalogue/business-types.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { readPlan } from '#domain/plans/offers.ts';
import { formatInstantDay } from '#i18n/format.ts';
import { casePath } from '#web/features/review/filter.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { Customer } from './customer.ts';
import { Section } from './section.tsx';

function usePlanText({ plan }: Customer): string {
  const { t } = useTranslation(['desk', 'subscription']);
  const language = useLanguage();
  const day = (instant: string) => formatInstantDay(instant, language);
  if (plan.trial_ends_at) return t('facts.trial', { day: day(plan.trial_ends_at) });
  const known = plan.status === 'none' ? null : readPlan(plan.plan_type);
  if (!known) return t('facts.noPlan');
  const name = t(`subscription:plans.${known}`);
  if (!plan.period_ends_at) return `${name} (${plan.status})`;
  const ends = t(plan.cancels_at_period_end ? 'facts.ends' : 'facts.renews', { day: day(plan.period_ends_at) });
  return `${name} (${plan.status}), ${ends}`;
}

/** State, plan and data of the business. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const plan = usePlanText(customer);
  const mayReadCases = useStaffRight('read_cases');
  const type = findBusinessType(customer.business_type);
  const stopped = [
    customer.is_hidden && t('facts.hidden'),
    customer.publishing_stopped && t('facts.publishingStopped'),
    customer.writing_stopped && t('facts.writingStopped'),
  ].filter(Boolean);
  const rows: [string, string | null][] = [
    [t('facts.plan'), plan],
    [t('facts.measures'), stopped.join(', ')],
    [t('facts.phone'), customer.phone],
    [t('facts.email'), customer.email],
    [t('facts.register'), customer.register_number],
    [t('facts.tax'), customer.tax_id],
    [t('facts.director'), customer.managing_director],
    [t('facts.type'), `${type ? labelOf(type, language) : customer.business_type}, ${customer.legal_form}`],
    [t('facts.since'), formatInstantDay(customer.created_at, language)],
    [t('facts.closed'), customer.closed_at && formatInstantDay(customer.closed_at, language)],
    [t('facts.id'), customer.id],
  ];
  return (
    <Section id="facts" title={t('facts.title')}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="min-w-0">
                <dt className="text-ink-2 text-small">{label}</dt>
                <dd className="wrap-anywhere font-medium">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="flex flex-wrap items-center gap-4">
        {customer.page_path && (
          <a href={customer.page_path} className="target-44 text-link">
            {t('facts.page')}
          </a>
        )}
        {mayReadCases && !customer.is_closed && (
          <ButtonLink to={casePath(customer.id)} variant="secondary" size="compact">
            {t('facts.case')}
          </ButtonLink>
        )}
      </p>
    </Section>
  );
}
