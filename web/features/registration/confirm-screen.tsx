import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { ApiProblem, isProblem } from '#web/api/problem.ts';
import { beginSession } from '#web/api/session.ts';
import { useLinkToken } from '#web/api/use-link-token.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { CodeLetter } from '#web/art/code-letter.tsx';
import { PageHead } from '#web/shell/page-head.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { LoginOrAgain, RegistrationEnd } from './registration-end.tsx';
import { RegistrationFrame } from './registration-frame.tsx';
import { useGoToWelcome } from './use-welcome.ts';

/** Target of the mail's link; only its button confirms. */
export function ConfirmScreen() {
  const { t } = useTranslation('registration');
  return (
    <RegistrationFrame field="amber" title={t('code.asideTitle')} text={t('confirm.asideText')} drawing={CodeLetter}>
      <PageHead title={t('confirm.pageTitle')} description={t('confirm.description')} isPrivate />
      <ConfirmLink />
    </RegistrationFrame>
  );
}

type Found = ApiAnswer<'readRegistrationLink'>;
type State = { kind: 'loading' } | { kind: 'open'; found: Found } | { kind: 'failed'; error: unknown };

function ConfirmLink() {
  const { t } = useTranslation('registration');
  const token = useLinkToken();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const fail = (error: unknown) => setState({ kind: 'failed', error });

  useEffect(() => {
    if (token === undefined) return;
    let isCurrent = true;
    dataOf(api.POST('/registrations/link', { body: { token: token ?? '-' } })).then(
      (found) => isCurrent && setState({ kind: 'open', found }),
      (error) => isCurrent && setState({ kind: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);

  if (state.kind === 'failed') return <DeadLink error={state.error} />;
  if (state.kind === 'open' && token) return <OpenLink token={token} found={state.found} onDead={fail} />;
  return (
    <Loading label={t('confirm.loading')}>
      <SkeletonText lines={4} />
    </Loading>
  );
}

function OpenLink({ token, found, onDead }: { token: string; found: Found; onDead: (error: unknown) => void }) {
  const { t } = useTranslation('registration');
  const goToWelcome = useGoToWelcome();
  const problemText = useProblemText();
  const { show } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);

  async function confirm() {
    setBusy(true);
    setFailure(null);
    try {
      const tokens = await dataOf(api.POST('/registrations/link/confirm', { body: { token } }));
      beginSession(tokens, false, found.company_name);
      show({ title: t('message.confirmed') });
      await goToWelcome(found.business_type);
    } catch (error) {
      if (isProblem(error, 'link_unknown') || isProblem(error, 'link_expired')) onDead(error);
      else setFailure({ error });
      setBusy(false);
    }
  }

  return (
    <div className="grid justify-items-start gap-6 pb-12">
      <header className="grid gap-3">
        <h1 tabIndex={-1} className="wrap-anywhere text-h1">
          {t('confirm.title', { company: found.company_name })}
        </h1>
        <p className="text-ink-2 text-lead [&_strong]:wrap-anywhere [&_strong]:text-ink">
          <Trans t={t} i18nKey="confirm.lead" values={{ email: found.email }} components={{ strong: <strong /> }} />
        </p>
      </header>
      {failure && (
        <FormFailure title={t('confirm.failed')}>
          {failure.error instanceof ApiProblem ? problemText(failure.error) : t('message.unknown')}
        </FormFailure>
      )}
      <Button busy={isBusy} busyLabel={t('code.confirming')} onClick={confirm} className="max-sm:w-full sm:min-w-55">
        {t('confirm.submit')}
      </Button>
      <p className="text-ink-2 text-small">{t('confirm.notYou')}</p>
    </div>
  );
}

/** Used, expired, replaced or truncated, or already confirmed by code. */
function DeadLink({ error }: { error: unknown }) {
  const { t } = useTranslation('registration');
  const problemText = useProblemText();
  return (
    <RegistrationEnd
      title={t('confirm.deadTitle')}
      text={`${error instanceof ApiProblem ? problemText(error) : t('message.unknown')} ${t('confirm.deadText')}`}
    >
      <LoginOrAgain />
    </RegistrationEnd>
  );
}
