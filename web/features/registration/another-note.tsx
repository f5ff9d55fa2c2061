import { useTranslation } from 'react-i18next';
import { useWayToLogin } from '#web/member/use-way-to-login.ts';

/** Says what a further business needs less than the first; whoever is signed out goes to the login, and comes back here. */
export function AnotherNote() {
  const { t } = useTranslation('registration');
  useWayToLogin();
  return <p className="text-small">{t('another.note')}</p>;
}
