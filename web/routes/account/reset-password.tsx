import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { session } from '#web/api/session.ts';
import { useLinkToken } from '#web/api/use-link-token.ts';
import { KeyLetter } from '#web/art/key-letter.tsx';
import { AccountFrame } from '#web/features/account/account-frame.tsx';
import { Outcome } from '#web/features/account/outcome.tsx';
import type { DeadLink } from '#web/features/account/reset-form.tsx';
import { ResetForm } from '#web/features/account/reset-form.tsx';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';

export const handle = {
  hydrate: 'after-paint',
  ground: 'green',
  texts: ['account', 'problems'],
  hasSmallFooter: true,
} satisfies PageHandle;

export default function ResetPassword() {
  const { t } = useTranslation(['account', 'problems']);
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<'open' | 'done' | DeadLink>('open');
  const dead = outcome === 'open' ? token === null && 'link_unknown' : outcome !== 'done' && outcome;
  return (
    <>
      <PageHead title={t('reset.head')} description={t('reset.lead')} isPrivate />
      <AccountFrame
        title={t(dead ? 'reset.badTitle' : 'reset.title')}
        isNewTitle={Boolean(dead)}
        lead={dead ? t(`problems:code.${dead}`) : t('reset.lead')}
        field="bg-pic-green text-pic-fir"
        drawing={<KeyLetter className="h-72 w-auto lg:h-90" />}
      >
        {dead ? (
          <ButtonLink to={paths.forgotPassword} reloadDocument>
            {t('reset.again')}
          </ButtonLink>
        ) : (
          <Reset token={token} isDone={outcome === 'done'} onOutcome={setOutcome} />
        )}
      </AccountFrame>
    </>
  );
}

type ResetProps = {
  token: string | null | undefined;
  isDone: boolean;
  onOutcome: (outcome: 'done' | DeadLink) => void;
};

function Reset({ token, isDone, onOutcome }: ResetProps) {
  const { t } = useTranslation('account');
  if (token === undefined) {
    return (
      <Loading label={t('busy')}>
        <SkeletonText lines={5} />
      </Loading>
    );
  }
  if (isDone) {
    return (
      <Outcome
        title={t('reset.doneTitle')}
        action={
          <ButtonLink to={paths.login} reloadDocument>
            {t('reset.login')}
          </ButtonLink>
        }
      >
        {t('reset.done')}
      </Outcome>
    );
  }
  /** Also ends this browser's session. */
  async function send(password: string) {
    await api.POST('/auth/password/reset', { body: { token: token ?? '', password } });
    session.end();
    onOutcome('done');
  }
  return <ResetForm send={send} submitLabel={t('reset.submit')} busyLabel={t('busy')} onDeadLink={onOutcome} />;
}
