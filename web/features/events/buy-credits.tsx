import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tabPath } from '#web/paths.ts';

/** The way to more credits; what is typed stays meanwhile. */
export function BuyCredits() {
  const { t } = useTranslation('events');
  return (
    <Link to={tabPath('subscription')} className="inline-flex min-h-11 items-center font-semibold underline">
      {t('cost.buy')}
    </Link>
  );
}
