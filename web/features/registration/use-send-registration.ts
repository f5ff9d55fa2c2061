import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useToasts } from '#web/ui/toast.tsx';
import { useRegistration } from './registration-provider.tsx';
import type { Attempt, Failure, Outcome } from './send-registration.ts';

/** Loaded at the last step. */
export const fetchSending = () => import('./send-registration.ts');

export function useSendRegistration() {
  const { t } = useTranslation('registration');
  const registration = useRegistration();
  const problemText = useProblemText();
  const { show } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: Failure } | null>(null);
  const attempt = useRef<Attempt>({ content: '', key: '', added: null });

  async function send(): Promise<Outcome> {
    setBusy(true);
    setFailure(null);
    const outcome: Outcome = await fetchSending().then(
      (sending) => sending.send(attempt.current, registration),
      () => ({ failure: (say) => say('message.unknown') }),
    );
    if (outcome.failure) setFailure({ text: outcome.failure });
    else if (outcome.pending) {
      registration.setPending(outcome.pending);
      if (registration.proof) registration.upload.start(registration.proof, outcome.pending.uploadToken);
      show({ title: t('message.sent') });
    }
    // An opened business navigates away, so it stays busy.
    if (outcome.failure || outcome.pending) setBusy(false);
    return outcome;
  }

  return { send, isBusy, failure: failure?.text(t, problemText) ?? null, forgetFailure: () => setFailure(null) };
}
