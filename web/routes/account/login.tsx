import { useTranslation } from 'react-i18next';
import { LoginScene } from '#web/art/login-scene.tsx';
import { FormOnField } from '#web/features/account/form-on-field.tsx';
import { HandOver } from '#web/features/account/hand-over.tsx';
import handOverScript from '#web/features/account/hand-over-script.ts?inline-script';
import { LoginForm } from '#web/features/account/login-form.tsx';
import loginScript from '#web/features/account/login-script.ts?inline-script';
import { paths } from '#web/paths.ts';
import { EmbeddedTexts } from '#web/shell/embedded-texts.tsx';
import { pageContext } from '#web/shell/page-context.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { PageScriptTag } from '#web/shell/page-script-tag.tsx';
import type { Route } from './+types/login.ts';

export const handle = { ground: 'berry', sheet: 'login', isOfApp: true, hasSmallFooter: true } satisfies PageHandle;

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { data } = context.get(pageContext);
  return data?.kind === 'login' || data?.kind === 'signed-in' ? data : null;
}

export default function Login({ loaderData: data }: Route.ComponentProps) {
  const { t } = useTranslation('login');
  return (
    <>
      <PageHead title={t('head')} description={t('description')} canonical={paths.login} />
      <FormOnField
        title={t('title')}
        lead={t('lead')}
        field="bg-pic-berry text-(--pic-berry-pale)"
        drawing={<LoginScene className="block w-100 lg:w-full lg:max-w-140" />}
      >
        {data?.kind === 'signed-in' ? (
          <HandOver {...data} />
        ) : (
          <>
            <div role="status" data-ended="" hidden className="mb-6 rounded-well bg-amber-wash p-4">
              <strong className="block text-label">{t('ended.title')}</strong>
              {t('ended.text')}
            </div>
            <p role="status" data-service="" hidden className="mb-6 rounded-well bg-amber-wash p-4 font-semibold" />
            <p role="status" data-signed-in="" hidden>
              {t('signedIn')}
            </p>
            <LoginForm sent={data} />
          </>
        )}
        <p className="mt-6 flex flex-wrap items-center gap-x-2 text-ink-2">
          {t('register.question')}
          <a href={paths.register} className="text-link inline-flex min-h-11 items-center">
            {t('register.link')}
          </a>
        </p>
      </FormOnField>
      <EmbeddedTexts files={['login', 'problems']} />
      <PageScriptTag source={data?.kind === 'signed-in' ? handOverScript : loginScript} />
    </>
  );
}
