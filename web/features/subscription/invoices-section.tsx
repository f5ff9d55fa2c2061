import { useTranslation } from 'react-i18next';
import { BillingData } from './billing-data.tsx';
import { Invoices } from './invoices.tsx';

export function InvoicesSection() {
  const { t } = useTranslation('subscription');
  return (
    <section
      aria-labelledby="invoices-title"
      className="border-line border-t-2 border-dashed mt-9 grid gap-x-12 gap-y-8 pt-9 lg:grid-cols-[20rem_1fr]"
    >
      <div>
        <h2 id="invoices-title" className="text-h2-panel">
          {t('invoices.title')}
        </h2>
        <p className="mt-3 max-w-text text-ink-2">{t('invoices.text')}</p>
        <BillingData />
      </div>
      <Invoices />
    </section>
  );
}
