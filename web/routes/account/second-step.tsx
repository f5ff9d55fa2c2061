import { useTranslation } from 'react-i18next';
import { LoginScene } from '#web/art/login-scene.tsx';
import { FormOnField } from '#web/features/account/form-on-field.tsx';
import { SecondStepForm } from '#web/features/account/second-step-form.tsx';
import secondStepScript from '#web/features/account/second-step-script.ts?inline-script';
import { EmbeddedTexts } from '#web/shell/embedded-texts.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { PageScriptTag } from '#web/shell/page-script-tag.tsx';

export const handle = { ground: 'berry', sheet: 'login', isOfApp: true, hasSmallFooter: true } satisfies PageHandle;

export default function SecondStep() {
  const { t } = useTranslation('login', { keyPrefix: 'step' });
  return (
    <>
      <PageHead title={t('head')} description={t('lead')} isPrivate />
      <FormOnField
        title={t('title')}
        lead={t('lead')}
        field="bg-pic-berry text-(--pic-berry-pale)"
        drawing={<LoginScene className="block w-100 lg:w-full lg:max-w-140" />}
      >
        <SecondStepForm />
      </FormOnField>
      <EmbeddedTexts files={['login', 'problems']} />
      <PageScriptTag source={secondStepScript} />
    </>
  );
}
