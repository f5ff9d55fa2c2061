import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '#web/api/client.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { endReviewer } from '#web/api/reviewer-session.ts';
import { useLinkToken } from '#web/api/use-link-token.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { ResetForm } from '#web/features/account/reset-form.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { stagingPaths } from '#web/staging-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';

export const handle = { texts: ['account'] } satisfies PageHandle;

/** Target of a lead's link: staff choose a password, then sign in. */
export default function StagingPassword() {
  const { t } = useTranslation('staff');
  return (
    <div className="container-page min-h-dvh py-12 md:py-20">
      <PageHead title={t('password.head')} description={t('password.lead')} isPrivate />
      <Panel className="mx-auto md:max-w-[27.5rem]">
        <Choose />
      </Panel>
    </div>
  );
}

function Choose() {
  const { t } = useTranslation('staff');
  const token = useLinkToken();
  const [name, setName] = useState<string | null>(null);
  const [isDead, setDead] = useState(false);
  if (token === undefined) {
    return (
      <Loading label={t('password.busy')}>
        <SkeletonText lines={5} />
      </Loading>
    );
  }
  if (name !== null) {
    return (
      <div className="grid justify-items-start gap-4">
        <h1 className="text-h1">{t('password.doneTitle')}</h1>
        <p role="status" className="text-ink-2 text-lead">
          {t('password.done', { name })}
        </p>
        <ButtonLink to={stagingPaths.login}>{t('password.login')}</ButtonLink>
      </div>
    );
  }
  if (token === null || isDead) {
    return (
      <div className="grid gap-4">
        <EmptyScene of="gone" />
        <h1 className="text-h2">{t('password.badTitle')}</h1>
        <p role="status" className="text-ink-2">
          {t('password.bad')}
        </p>
      </div>
    );
  }
  async function send(password: string) {
    const body = { token: token ?? '', password };
    const { username } = await dataOf(reviewApi.POST('/review/password/reset', { body }));
    endReviewer();
    setName(username);
  }
  return (
    <>
      <h1 className="text-h1">{t('password.title')}</h1>
      <p className="mt-2 mb-6 text-ink-2 text-lead">{t('password.lead')}</p>
      <ResetForm
        send={send}
        submitLabel={t('password.submit')}
        busyLabel={t('password.busy')}
        onDeadLink={() => setDead(true)}
      />
    </>
  );
}
