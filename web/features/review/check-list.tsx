import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseCheckName, CaseCheckState } from '#domain/verification/case-checks.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import type { IconShape } from '#web/ui/icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Info } from '#web/ui/icons/info.ts';
import { Minus } from '#web/ui/icons/minus.ts';
import { X } from '#web/ui/icons/x.ts';
import { casePath } from './filter.ts';
import type { Case } from './use-review.ts';

const looks: Record<CaseCheckState, { icon: IconShape; tone: string }> = {
  plausible: { icon: Check, tone: 'bg-fir-wash text-fir' },
  hint: { icon: Info, tone: 'bg-amber-wash text-amber-text' },
  contradiction: { icon: X, tone: 'bg-oxblood-wash text-oxblood' },
  missing: { icon: Minus, tone: 'bg-sunk text-ink-2' },
  neutral: { icon: Minus, tone: 'bg-sunk text-ink-2' },
};

export const badgeTones = {
  plausible: 'fir',
  hint: 'amber',
  contradiction: 'oxblood',
  missing: 'sunk',
  neutral: 'sunk',
} as const;

const findingTones: Record<CaseCheckState, string> = {
  plausible: 'text-ink-2',
  hint: 'text-amber-text',
  contradiction: 'text-oxblood',
  missing: 'text-ink-2',
  neutral: 'text-ink-2',
};

const counted = [
  ['plausible', 'fir', Check],
  ['hint', 'amber', Info],
  ['contradiction', 'oxblood', X],
  ['missing', 'sunk', Minus],
] as const;

/** Worst first. */
const order: readonly CaseCheckState[] = ['contradiction', 'missing', 'hint', 'plausible', 'neutral'];

/** Submitted fields with the findings of checks, which never decide. */
export function CheckList({ business }: { business: Case }) {
  const { t } = useTranslation('review');
  const value = useValueOf(business);
  const { checks } = business;
  return (
    <section aria-labelledby="checks">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="checks" className="text-h3">
          {t('case.plausibility')}
        </h2>
        <div className="flex flex-wrap gap-1.5">
          {counted.map(([state, tone, icon]) => {
            const count = checks.filter((check) => check.state === state).length;
            return (
              count > 0 && (
                <Badge key={state} tone={tone} icon={icon}>
                  {count}
                  <span className="sr-only"> {t(`marks.states.${state}`)}</span>
                </Badge>
              )
            );
          })}
        </div>
      </div>
      <p className="mt-1 mb-3 text-ink-2 text-small">{t('case.plausibilityHelp')}</p>
      <ul>
        {checks
          .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
          .map(({ check, state, finding }) => (
            <li key={check} className="grid grid-cols-[1.75rem_1fr] gap-x-3 border-line border-t py-2.5">
              <span className={cx('grid size-7 place-items-center rounded-badge', looks[state].tone)}>
                <Icon of={looks[state].icon} size={16} label={t(`marks.states.${state}`)} />
              </span>
              <div className="grid min-w-0">
                <h3 className="font-normal text-ink-2 text-small">{t(`checks.${check}`)}</h3>
                <strong className="wrap-anywhere">{value(check)}</strong>
                <span className={cx('text-small', findingTones[state])}>
                  {t(`findings.${finding}`)}
                  {check === 'address' && <Towns location={business.location} />}
                </span>
                {check === 'mail_domain' && business.website_url && (
                  <span className="wrap-anywhere text-ink-2 text-small">
                    {t('data.website')}: {business.website_url}
                  </span>
                )}
                {check === 'duplicates' && <Duplicates business={business} />}
              </div>
            </li>
          ))}
        {business.managing_director && <Plain label={t('data.director')} value={business.managing_director} />}
        {business.licence_number && <Plain label={t('data.licenceNumber')} value={business.licence_number} />}
      </ul>
    </section>
  );
}

/** A field without checks. */
function Plain({ label, value }: { label: string; value: string }) {
  return (
    <li className="border-line border-t py-2.5 ps-10">
      <h3 className="font-normal text-ink-2 text-small">{label}</h3>
      <strong className="wrap-anywhere">{value}</strong>
    </li>
  );
}

/** Towns of the postcode, to compare with the typed one. */
function Towns({ location: { postcode, towns } }: Pick<Case, 'location'>) {
  const { t } = useTranslation('review');
  if (!postcode || towns.length === 0) return null;
  return <> {t('location.towns', { postcode, towns: towns.slice(0, 3).join(', ') })}</>;
}

function useValueOf(business: Case): (check: CaseCheckName) => string {
  const { t } = useTranslation('review');
  return (check) => {
    if (check === 'duplicates') {
      const count = business.duplicates.length;
      return count === 0 ? t('none') : t('found', { count });
    }
    const values = {
      register_number: business.handelsregister_number,
      legal_form: business.legal_form,
      tax_number: business.tax_id,
      address: business.address,
      phone: business.phone,
      mail_domain: business.email,
    };
    return values[check] ?? t('notGiven');
  };
}

/** Similar businesses, and in which fields. */
export function Duplicates({ business: { duplicates } }: { business: Pick<Case, 'duplicates'> }) {
  const { t } = useTranslation('review');
  if (duplicates.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-2 text-small">
      {duplicates.map(({ id, company_name: company, address, verification_status: status, matches }) => (
        <li key={id}>
          <Link to={casePath(id)} className="text-link wrap-anywhere">
            {company}
          </Link>
          , {address} ({t(`status.${status}`)}): {matches.map((match) => t(`matches.${match}`)).join(', ')}
        </li>
      ))}
    </ul>
  );
}
