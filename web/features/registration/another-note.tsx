import { useTranslation } from 'react-i18next';
import { useWayToLogin } from '#web/member/use-way-to-login.ts';

/** Requirements for a further business; signed-out people log in first and return. */
export function AnotherNote() {
  const { t } = useTranslation('registration');
  useWayToLogin();
  return <p className="text-small">{t('another.note')}</p>;
}
