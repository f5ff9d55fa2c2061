import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { askForPageSession } from '#web/api/page-session.ts';
import { endReviewer, readReviewer } from '#web/api/reviewer-session.ts';
import { StreetRow } from '#web/art/street-row.tsx';
import { ReviewerLoginForm } from '#web/features/review/reviewer-login-form.tsx';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { stagingPaths } from '#web/staging-paths.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Stamp } from '#web/ui/stamp.tsx';

export const handle = { texts: ['login'] } satisfies PageHandle;

export default function StagingLogin() {
  const { t } = useTranslation('review');
  const isSignedIn = Boolean(useReviewer());
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('next');
  const isOfServer = asked?.startsWith('/staging/') === true;
  const next: string = isOfServer ? asked : typeof state?.next === 'string' ? state.next : stagingPaths.dashboard;
  const [wasSignedIn] = useState(() => typeof window !== 'undefined' && readReviewer() !== null);

  useEffect(() => {
    if (!isSignedIn) return;
    if (!isOfServer || !wasSignedIn) return void navigate(next, { replace: true });
    // Renews a missing cookie for a stored session.
    const ask = askForPageSession(readReviewer()?.access_token ?? '');
    ask.then((isOpen) => (isOpen ? location.replace(next) : endReviewer())).catch(() => undefined);
  }, [isSignedIn, isOfServer, wasSignedIn, next, navigate]);

  return (
    <div className="relative isolate grid overflow-hidden bg-pic-night md:min-h-[calc(100dvh-10rem)] md:content-center">
      <StreetRow
        lampAt={410}
        className="absolute bottom-8 left-1/2 -z-1 h-auto w-full min-w-[90rem] -translate-x-1/2 text-pic-night-far max-md:hidden"
      />
      <div className="absolute inset-x-0 bottom-0 -z-1 h-8 bg-pic-ink max-md:hidden" />
      <PageHead title={t('login.head')} description={t('description')} isPrivate />
      <div className="relative -z-1 -mb-7 h-44 md:hidden">
        <StreetRow
          lampAt={600}
          className="absolute bottom-0 left-1/2 h-39 w-187 max-w-none -translate-x-1/2 text-pic-night-far"
        />
      </div>
      <div className="container-page w-full md:py-20">
        <Panel className="relative mx-auto md:max-w-[27.5rem]">
          <span className="absolute -top-12 right-4 rounded-full bg-card p-1.5 md:-top-9 md:-right-7">
            <Stamp
              word={t('login.stamp.word')}
              ring={t('login.stamp.ring')}
              tone="fir"
              tilt={9}
              press
              className="size-20 md:size-26"
            />
          </span>
          <h1 className="text-h1">{t('login.title')}</h1>
          <p className="mt-2 mb-6 text-ink-2 text-lead">{t('login.lead')}</p>
          <ReviewerLoginForm />
        </Panel>
      </div>
    </div>
  );
}
