import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needsLicence } from '#domain/catalogue/business-types.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { legalFormEntries } from '#domain/catalogue/legal-forms.ts';
import { businessTypeLabel } from '#web/member/business-type-label.ts';
import type { Business } from '#web/member/use-business.ts';
import { useMembership } from '#web/member/use-membership.ts';
import { useLanguage } from '#web/shell/use-language.ts';

const columns = [
  'company_name',
  'legal_form',
  'address',
  'managing_director',
  'phone',
  'email',
  'handelsregister_number',
  'licence_number',
  'tax_id',
  'business_type',
] as const;

/** The rest is collapsed. */
const shownFirst = 4;

export function BusinessFacts({ business }: { business: Business }) {
  const { t } = useTranslation('business-data');
  const language = useLanguage();
  const membership = useMembership();
  const [showsAll, setShowsAll] = useState(false);

  function valueText(column: (typeof columns)[number]): string | null {
    const value = business[column];
    if (column === 'business_type') return businessTypeLabel(business.business_type, language);
    const legalForm = column === 'legal_form' && legalFormEntries.find(({ key }) => key === value);
    return legalForm ? labelOf(legalForm, language) : value;
  }

  const hasLicence = needsLicence(business.business_type) || business.licence_number !== null;
  const shown = columns.filter((column) => column !== 'licence_number' || hasLicence);

  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-ink">
        {shown.map((column, index) => (
          <div key={column} className={index < shownFirst || showsAll ? 'min-w-0' : 'hidden'}>
            <dt className="text-help text-ink-3">{t(`columns.${column}`)}</dt>
            <dd className="wrap-anywhere font-medium">
              {valueText(column) || <span className="font-normal text-ink-3">{t('empty')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        aria-expanded={showsAll}
        onClick={() => setShowsAll(!showsAll)}
        className="text-link inline-flex min-h-11 items-center rounded-field font-semibold text-small"
      >
        {showsAll ? t('showLess') : t('showAll', { count: shown.length })}
      </button>
      {membership && !membership.is_owner && <p className="text-ink-3 text-small">{t('ownerOnly')}</p>}
    </>
  );
}
