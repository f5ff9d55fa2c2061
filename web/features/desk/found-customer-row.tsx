import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiAnswer } from '#web/api/paths.ts';
import { customerPath } from './addresses.ts';
import { CustomerState } from './customer-state.tsx';

type Found = ApiAnswer<'searchCustomers'>['data'][number];

/** The whole row is the link. */
export function FoundCustomerRow({ customer }: { customer: Found }) {
  const { t } = useTranslation('desk');
  const { id, company_name: company, display_name: shown, address, owner, matches } = customer;
  return (
    <li className="relative grid gap-x-6 gap-y-2 border-line border-t py-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <h2 className="wrap-anywhere text-h4">
          <Link to={customerPath(id)} className="after:absolute after:inset-0">
            {company || t('erased')}
          </Link>
        </h2>
        <p className="wrap-anywhere text-ink-2 text-small">
          {[shown !== company && shown, address].filter(Boolean).join(' · ')}
        </p>
        {owner && <p className="wrap-anywhere text-small">{[owner.name, owner.email].filter(Boolean).join(', ')}</p>}
      </div>
      <div className="grid min-w-0 content-start justify-items-start gap-2">
        <CustomerState customer={customer} />
        <ul className="grid gap-0.5">
          {matches.map(({ by, text }) => (
            <li key={`${by} ${text}`} className="wrap-anywhere text-ink-2 text-small">
              {t(`by.${by}`)}: <span className="text-ink">{by === 'request' ? t('by.inLog') : text}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
