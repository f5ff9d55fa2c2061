import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { guestQueries } from '#web/api/guest-queries.ts';
import { isProblem } from '#web/api/problem.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Gone } from '../parts/gone.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useScreen } from '../screen.ts';
import { usePhone } from '../use-phone.ts';
import { BusinessScreen } from './business-screen.tsx';

export function Business({ id }: { id: string }) {
  const { t } = useTranslation('guest-phone');
  const { to } = useScreen();
  const { spot } = usePhone();
  const business = useQuery(guestQueries.business(id, spot));
  return (
    <>
      <BackLink to={to({ business: null })} />
      {isProblem(business.error, 'not_found') ? (
        <Gone title={t('business.gone')}>{t('business.goneText')}</Gone>
      ) : (
        <Loaded of={business}>{(data) => <BusinessScreen business={data} />}</Loaded>
      )}
    </>
  );
}
