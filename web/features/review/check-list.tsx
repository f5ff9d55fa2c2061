import type { LucideIcon } from 'lucide-react';
import { Check, Info, Minus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CheckName, CheckState } from '#domain/verification/checks.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { casePath } from './filter.ts';
import { RegisterSearch } from './register-search.tsx';
import type { Case } from './use-review.ts';

const looks: Record<CheckState, { icon: LucideIcon; tone: string }> = {
  plausible: { icon: Check, tone: 'bg-fir-wash text-fir' },
  hint: { icon: Info, tone: 'bg-amber-wash text-amber-text' },
  contradiction: { icon: X, tone: 'bg-oxblood-wash text-oxblood' },
  missing: { icon: Minus, tone: 'bg-sunk text-ink-2' },
};

export const badgeTones = { plausible: 'fir', hint: 'amber', contradiction: 'oxblood', missing: 'sunk' } as const;

/** The six checks with what was sent and what was found. They never decide. */
export function CheckList({ business }: { business: Case }) {
  const { t } = useTranslation('review');
  const value = useValueOf(business);
  const count = (state: CheckState) => business.checks.filter((check) => check.state === state).length;
  return (
    <section aria-labelledby="checks">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="checks" className="text-h3">
          {t('case.plausibility')}
        </h2>
        <div className="flex flex-wrap gap-2">
          {(['plausible', 'hint', 'contradiction', 'missing'] as const).map(
            (state) =>
              count(state) > 0 && (
                <Badge key={state} tone={badgeTones[state]}>
                  {t(`marks.${state}`, { count: count(state) })}
                </Badge>
              ),
          )}
        </div>
      </div>
      <p className="mt-1 mb-4 text-ink-2 text-small">{t('case.plausibilityHelp')}</p>
      <ul>
        {business.checks.map(({ check, state, finding }) => (
          <li
            key={check}
            className="grid grid-cols-[1.75rem_1fr] gap-x-4 gap-y-1 border-line border-t py-4 md:grid-cols-[1.75rem_11rem_1fr]"
          >
            <span className={cx('grid size-7 place-items-center rounded-badge md:row-span-2', looks[state].tone)}>
              <Icon of={looks[state].icon} size={16} label={t(`marks.states.${state}`)} />
            </span>
            <h3 className="text-body text-ink-2">{t(`checks.${check}`)}</h3>
            <div className="grid min-w-0 gap-1 max-md:col-start-2">
              <strong className="wrap-anywhere">{value(check)}</strong>
              <span className="text-ink-2 text-small">{t(`findings.${finding}`)}</span>
              {check === 'register_number' && <RegisterSearch search={business.register_search} />}
              {check === 'duplicates' && <Duplicates business={business} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useValueOf(business: Case): (check: CheckName) => string {
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
    };
    return values[check] ?? t('notGiven');
  };
}

/** Who looks like the business, and in what. */
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
