import { useTranslation } from 'react-i18next';
import { useSite } from '#web/shell/use-site.ts';

/** The operator's data for texts; what is not configured becomes a bracketed placeholder. */
export function useOperatorValues() {
  const { t } = useTranslation('legal');
  const { operator } = useSite();
  const email = operator.email ?? t('placeholder.email');
  return {
    company: operator.company ?? t('placeholder.company'),
    street: operator.street ?? t('placeholder.street'),
    zipCode: operator.zipCode ?? t('placeholder.zipCode'),
    city: operator.city ?? t('placeholder.city'),
    managingDirector: operator.managingDirector ?? t('placeholder.managingDirector'),
    registerCourt: operator.registerCourt ?? t('placeholder.registerCourt'),
    registerNumber: operator.registerNumber ?? t('placeholder.registerNumber'),
    vatId: operator.vatId ?? t('placeholder.vatId'),
    phone: operator.phone ?? t('placeholder.phone'),
    email,
    supportEmail: operator.supportEmail ?? email,
    privacyEmail: operator.privacyEmail ?? email,
  };
}
