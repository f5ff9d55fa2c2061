import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { useLinkToken } from '#web/api/use-link-token.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { KeyLetter } from '#web/art/key-letter.tsx';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { Outcome } from '../outcome.tsx';

/** Target of the mails about lost factors: keep or remove, by a button, since mail scanners follow links. */
export function EndFactorRemoval({ what }: { what: 'keep' | 'remove' }) {
  const { t } = useTranslation('account', { keyPrefix: 'factors' });
  return (
    <>
      <PageHead title={t('removal.head')} description={t(`removal.${what}Lead`)} isPrivate />
      <AccountFrame
        title={t(`removal.${what}Title`)}
        lead={t(`removal.${what}Lead`)}
        field="bg-pic-green text-pic-fir"
        drawing={<KeyLetter className="h-72 w-auto lg:h-90" />}
      >
        <Choice mayRemove={what === 'remove'} />
      </AccountFrame>
    </>
  );
}

function Choice({ mayRemove }: { mayRemove: boolean }) {
  const { t } = useTranslation('account', { keyPrefix: 'factors' });
  const problemText = useProblemText();
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<'open' | 'kept' | 'removed' | 'bad'>('open');
  const [busy, setBusy] = useState<'keep' | 'remove' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function end(what: 'keep' | 'remove') {
    setFailure(null);
    setBusy(what);
    try {
      await api.POST(`/auth/second-factor/${what}`, { body: { token: token ?? '' } });
      setOutcome(what === 'keep' ? 'kept' : 'removed');
    } catch (error) {
      if (isProblem(error, 'link_unknown') || isProblem(error, 'link_expired')) setOutcome('bad');
      else setFailure(problemText(error as Error));
    }
    setBusy(null);
  }

  if (token === null || outcome === 'bad') {
    return (
      <Outcome
        title={t('removal.badTitle')}
        action={
          <ButtonLink to={paths.login} reloadDocument>
            {t('removal.login')}
          </ButtonLink>
        }
      >
        {null}
      </Outcome>
    );
  }
  if (outcome !== 'open') {
    const isKept = outcome === 'kept';
    return (
      <Outcome
        title={t(`removal.${outcome}`)}
        action={
          <ButtonLink to={isKept ? paths.forgotPassword : paths.login} reloadDocument>
            {t(isKept ? 'removal.newPassword' : 'removal.login')}
          </ButtonLink>
        }
      >
        {t(`removal.${outcome}Text`)}
      </Outcome>
    );
  }
  return (
    <div className="grid gap-4">
      {mayRemove && (
        <Button busy={busy === 'remove'} busyLabel={t('removal.busy')} onClick={() => void end('remove')}>
          {t('removal.remove')}
        </Button>
      )}
      <Button
        variant={mayRemove ? 'secondary' : 'primary'}
        busy={busy === 'keep'}
        busyLabel={t('removal.busy')}
        onClick={() => void end('keep')}
      >
        {t('removal.keep')}
      </Button>
      {failure && <FormFailure title={t('removal.failed')}>{failure}</FormFailure>}
    </div>
  );
}
