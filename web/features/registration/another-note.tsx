import { useTranslation } from 'react-i18next';
import { useLoginRedirect } from '#web/member/use-login-redirect.ts';

/** Requirements for a further business; signed-out people log in first and return. */
export function AnotherNote() {
  const { t } = useTranslation('registration');
  useLoginRedirect();
  return <p className="text-small">{t('another.note')}</p>;
}
