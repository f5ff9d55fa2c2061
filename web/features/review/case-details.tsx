import { useTranslation } from 'react-i18next';
import { findBusinessType } from '#domain/catalogue/business-types.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { Case } from './use-review.ts';

/** Submitted data without checks. */
export function CaseDetails({ business }: { business: Case }) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const type = findBusinessType(business.business_type);
  const { owner } = business;
  const rows: [string, string | null][] = [
    [t('data.businessType'), type ? labelOf(type, language) : business.business_type],
    [t('data.customBusinessType'), business.custom_business_type],
    [t('data.account'), [owner.name, owner.email].filter(Boolean).join(', ')],
    [t('data.contact'), t(`data.contactBy.${business.contact_preference}`)],
    [t('data.language'), t(`data.languages.${owner.language}`)],
    [t('data.updated'), formatInstant(business.updated_at, language)],
  ];
  return (
    <Disclosure id="data" title={t('case.data')}>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
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
    </Disclosure>
  );
}
