import { useTranslation } from 'react-i18next';
import { PlanMingle } from '#web/art/plan-mingle.tsx';
import { LoginForm } from '#web/features/account/login-form.tsx';
import loginScript from '#web/features/account/login-script.ts?inline-script';
import { paths } from '#web/paths.ts';
import { EmbeddedTexts } from '#web/shell/embedded-texts.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { PageScriptTag } from '#web/shell/page-script-tag.tsx';

export const handle = { ground: 'berry', sheet: 'login', isOfApp: true } satisfies PageHandle;

export default function Login() {
  const { t } = useTranslation('login');
  return (
    <div data-theme="light" className="bg-pic-berry text-pic-ink">
      <PageHead title={t('head')} description={t('description')} canonical={paths.login} />
      <div className="container-page grid gap-x-16 pt-4 lg:grid-cols-[1fr_30rem] lg:pt-10">
        <div className="flex flex-col max-lg:pb-6">
          <h1 className="text-display-2">{t('title')}</h1>
          <p className="mt-4 font-medium text-lead">{t('lead')}</p>
          <PlanMingle className="mt-auto hidden w-full pt-10 lg:block" />
        </div>
        <div className="rounded-t-panel bg-card p-6 text-ink max-md:-mx-4 md:p-10 lg:mb-16 lg:self-start lg:rounded-panel">
          <div role="status" data-ended="" hidden className="mb-6 rounded-well bg-amber-wash p-4">
            <strong className="block text-label">{t('ended.title')}</strong>
            {t('ended.text')}
          </div>
          <p role="status" data-signed-in="" hidden>
            {t('signedIn')}
          </p>
          <LoginForm />
          <p className="mt-6 flex flex-wrap items-center gap-x-2 text-ink-2">
            {t('register.question')}
            <a href={paths.register} className="text-link inline-flex min-h-11 items-center">
              {t('register.link')}
            </a>
          </p>
        </div>
      </div>
      <EmbeddedTexts files={['login', 'problems']} />
      <PageScriptTag source={loginScript} />
    </div>
  );
}
