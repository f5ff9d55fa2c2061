import { useTranslation } from 'react-i18next';
import { stagingPaths } from '#web/staging-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';
import type { Customer } from './customer.ts';
import { CustomerState } from './customer-state.tsx';

export function CustomerHead({ customer }: { customer: Customer }) {
  const { t } = useTranslation('desk');
  const { company_name: company, display_name: shown, address } = customer;
  return (
    <header className="grid justify-items-start gap-2">
      <ButtonLink to={stagingPaths.customers} variant="quiet" size="compact" icon={ArrowLeft} className="-ms-3">
        {t('customer.back')}
      </ButtonLink>
      <h1 className="wrap-anywhere text-h1">{company || t('erased')}</h1>
      <p className="wrap-anywhere text-ink-2">{[shown !== company && shown, address].filter(Boolean).join(' · ')}</p>
      <CustomerState customer={customer} />
    </header>
  );
}
