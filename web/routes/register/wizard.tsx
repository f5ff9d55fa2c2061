import { useTranslation } from 'react-i18next';
import { RegisterAside } from '#web/art/register-aside.tsx';
import { RegistrationFrame } from '#web/features/registration/registration-frame.tsx';
import resumeScript from '#web/features/registration/resume-script.ts?inline-script';
import { Wizard } from '#web/features/registration/wizard.tsx';
import { ServiceNotice } from '#web/features/service/service-notice.tsx';
import { PageScriptTag } from '#web/shell/page-script-tag.tsx';

/** `/register`. */
export default function Register() {
  const { t } = useTranslation('registration');
  return (
    <RegistrationFrame field="blue" title={t('aside.title')} text={t('aside.text')} drawing={RegisterAside} hasLogin>
      <PageScriptTag source={resumeScript} />
      <ServiceNotice of={['registrations']} className="not-empty:mb-6" />
      <Wizard />
    </RegistrationFrame>
  );
}
