import type { Ref } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needsLicence } from '#domain/catalogue/business-types.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { legalFormEntries } from '#domain/catalogue/legal-forms.ts';
import { businessTypeLabel } from '#web/member/business-type-label.ts';
import type { Business } from '#web/member/use-business.ts';
import { useMembership } from '#web/member/use-membership.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Pencil } from '#web/ui/icons/pencil.ts';

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

/** On phones the rest is folded away. */
const shownOnPhones = 3;

type BusinessFactsProps = { business: Business; editRef: Ref<HTMLButtonElement>; onEdit: () => void; busy: boolean };

/** All columns, read-only. */
export function BusinessFacts({ business, editRef, onEdit, busy }: BusinessFactsProps) {
  const { t } = useTranslation('business-data');
  const language = useLanguage();
  const membership = useMembership();
  const [showsAll, setShowsAll] = useState(false);

  function wordsOf(column: (typeof columns)[number]): string | null {
    const value = business[column];
    if (column === 'business_type') return businessTypeLabel(business.business_type, language);
    const legalForm = column === 'legal_form' && legalFormEntries.find(({ key }) => key === value);
    return legalForm ? labelOf(legalForm, language) : value;
  }

  const hasLicence = needsLicence(business.business_type) || business.licence_number !== null;
  const shown = columns.filter((column) => column !== 'licence_number' || hasLicence);

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="business-data" className="text-h2-panel">
          {t('title')}
        </h2>
        {membership?.is_owner && (
          <Button ref={editRef} variant="secondary" size="compact" icon={Pencil} onClick={onEdit} busy={busy}>
            {t('edit')}
          </Button>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        {shown.map((column, index) => (
          <div key={column} className={cx('min-w-0', index >= shownOnPhones && !showsAll && 'max-md:hidden')}>
            <dt className="text-help text-ink-3">{t(`columns.${column}`)}</dt>
            <dd className="wrap-anywhere mt-0.5 font-medium">
              {wordsOf(column) || <span className="font-normal text-ink-3">{t('empty')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        aria-expanded={showsAll}
        onClick={() => setShowsAll(!showsAll)}
        className="text-link mt-2 inline-flex min-h-11 items-center rounded-field font-semibold text-small md:hidden"
      >
        {showsAll ? t('showLess') : t('showAll', { count: shown.length })}
      </button>
      {membership && !membership.is_owner && <p className="mt-4 text-ink-3 text-small">{t('ownerOnly')}</p>}
    </>
  );
}
