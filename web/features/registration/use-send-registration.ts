import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmationCode } from '#domain/registration/code.ts';
import type { RegistrationStep } from '#domain/registration/steps.ts';
import { finalAnswers } from '#domain/registration/steps.ts';
import { api, dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import type { ApiBody } from '#web/api/paths.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useToasts } from '#web/ui/toast.tsx';
import { useRegistration } from './registration-provider.tsx';

/** What went wrong; turned into text when shown, because the language may change meanwhile. */
type Failure = { kind: 'refused'; problem: ApiProblem } | { kind: 'not_sent' } | { kind: 'unknown' };

type Outcome = { sent: true } | { sent: false; step: RegistrationStep | null };

/** Sends the registration, then its proof. The same answers sent again after a lost answer count once. */
export function useSendRegistration() {
  const { t } = useTranslation('registration');
  const { answers, refuse, proof, proofName, setPending, upload } = useRegistration();
  const problemText = useProblemText();
  const { show } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const attempt = useRef({ content: '', key: '' });

  async function send(): Promise<Outcome> {
    const body = finalAnswers(answers) as ApiBody<'createRegistration'>;
    const content = JSON.stringify(body);
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    setBusy(true);
    setFailure(null);
    try {
      const answer = await dataOf(api.POST('/registrations', { body, headers: once(attempt.current.key) }));
      if (!answer?.email || !answer.upload_token) {
        setFailure({ kind: 'not_sent' });
        return { sent: false, step: null };
      }
      attempt.current = { content: '', key: '' };
      const { email, upload_token: uploadToken } = answer;
      const resendAt = Date.now() + confirmationCode.resendAfterSeconds * 1000;
      setPending({ email, uploadToken, resendAt, missingProof: proofName });
      if (proof) upload.start(proof, uploadToken);
      show({ title: t('message.sent') });
      return { sent: true };
    } catch (error) {
      if (!(error instanceof ApiProblem)) {
        setFailure({ kind: 'unknown' });
        return { sent: false, step: null };
      }
      setFailure({ kind: 'refused', problem: error });
      return { sent: false, step: refuse(error.problem.errors ?? []) };
    } finally {
      setBusy(false);
    }
  }

  function failureText(): string | null {
    if (failure?.kind === 'refused') return t('message.sendFailed', { message: problemText(failure.problem) });
    if (failure?.kind === 'not_sent') return t('message.notSent');
    return failure && t('message.unknown');
  }

  return { send, isBusy, failure: failureText(), forgetFailure: () => setFailure(null) };
}
