import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#web/api/use-session.ts';
import { PlanMingle } from '#web/art/plan-mingle.tsx';
import { LoginForm } from '#web/features/account/login-form.tsx';
import { returnPath } from '#web/member/return-path.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';

export const handle = {
  hydrate: true,
  ground: 'berry',
  isOfApp: true,
  texts: ['login', 'problems'],
} satisfies PageHandle;

/** Signed-in people go on to where they wanted to go. Only those who have just logged in are greeted. */
function useGoOn(isSignedIn: boolean | undefined) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const next = search.get('next');
  const wasSignedOut = useRef(false);
  useEffect(() => {
    if (isSignedIn === false) wasSignedOut.current = true;
    if (!isSignedIn) return;
    const path = returnPath(next, location.origin);
    const state = { isWelcome: wasSignedOut.current };
    if (path.startsWith(paths.dashboard)) void navigate(path, { replace: true, state });
    else location.replace(path);
  }, [isSignedIn, next, navigate]);
}

export default function Login() {
  const { t } = useTranslation('login');
  const session = useSession();
  const isSignedIn = session === undefined ? undefined : session !== null;
  const isEnded = Boolean(useLocation().state?.isEnded);
  useGoOn(isSignedIn);
  return (
    <div data-theme="light" className="bg-pic-berry text-pic-ink">
      <PageHead title={t('head')} description={t('description')} canonical={paths.login} />
      <div className="container-page grid gap-x-16 pt-4 lg:grid-cols-[1fr_30rem] lg:pt-10">
        <div className="flex flex-col max-lg:pb-6">
          <h1 className="text-display-2">{t('title')}</h1>
          <p className="mt-4 font-medium text-lead">{t('lead')}</p>
          <PlanMingle className="mt-auto hidden w-full pt-10 lg:block" />
        </div>
        <ToastProvider label={t('messages')} closeLabel={t('closeMessage')}>
          <div className="rounded-t-panel bg-card p-6 text-ink max-md:-mx-4 md:p-10 lg:mb-16 lg:self-start lg:rounded-panel">
            {isEnded && !isSignedIn && (
              <div role="status" className="mb-6 rounded-well bg-amber-wash p-4">
                <strong className="block text-label">{t('ended.title')}</strong>
                {t('ended.text')}
              </div>
            )}
            {isSignedIn ? <p role="status">{t('signedIn')}</p> : <LoginForm />}
            <p className="mt-6 flex flex-wrap items-center gap-x-2 text-ink-2">
              {t('register.question')}
              <a href={paths.register} className="text-link inline-flex min-h-11 items-center">
                {t('register.link')}
              </a>
            </p>
          </div>
        </ToastProvider>
      </div>
    </div>
  );
}
