import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmationCode } from '#domain/registration/code.ts';
import { api, dataOf } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { beginSession } from '#web/api/session.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useSite } from '#web/shell/use-site.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeInput } from '#web/ui/code-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { useRegistration } from './registration-provider.tsx';
import { ResendButton } from './resend-button.tsx';
import { useGoToWelcome } from './use-welcome.ts';

/** Six digits; the last one submits. Submitting or leaving early shows an error. */
export function CodeForm() {
  const { t } = useTranslation('registration');
  const { confirm, isBusy, isDummy, failure, forgetFailure } = useConfirmCode();
  const [code, setCode] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isComplete = code.trim().length === confirmationCode.length;

  function change(value: string) {
    setCode(value);
    forgetFailure();
    if (value.trim().length !== confirmationCode.length) return;
    setTooShort(false);
    void send(value.trim());
  }

  function empty() {
    change('');
    setTooShort(false);
    form.current?.querySelector('input')?.focus();
  }

  async function send(value: string) {
    if (isBusy) return;
    if (!(await confirm(value))) form.current?.querySelector('input')?.select();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete) void send(code.trim());
  }

  const field = {
    label: t('code.label'),
    help: t('code.help'),
    error: isTooShort ? t('message.incompleteCode') : failure,
    value: code,
    readOnly: isBusy,
    onBlur: () => setTooShort(code !== '' && !isComplete),
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
      {isDummy ? (
        <TextInput
          {...field}
          autoComplete="one-time-code"
          maxLength={confirmationCode.length}
          onChange={(event) => change(event.target.value)}
          className="max-w-72"
        />
      ) : (
        <CodeInput {...field} onChange={change} />
      )}
      <div className="flex flex-wrap gap-3.5 max-sm:flex-col">
        <Button
          type="submit"
          busy={isBusy}
          busyLabel={t('code.confirming')}
          disabledReason={isComplete ? undefined : t('code.incomplete')}
          onClickCapture={() => setTooShort(!isComplete)}
          className="sm:min-w-55"
        >
          {t('code.confirm')}
        </Button>
        <ResendButton onResent={empty} />
      </div>
    </form>
  );
}

const DUMMY_DELAY_MS = 1500;

/** Confirms the code: creates the account, signs in and clears the draft. */
function useConfirmCode() {
  const { t } = useTranslation('registration');
  const { answers, pending, upload } = useRegistration();
  const { confirmation } = useSite();
  const problemText = useProblemText();
  const { show } = useToasts();
  const goToWelcome = useGoToWelcome();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const isDummy = confirmation === 'dummy';

  async function confirm(code: string): Promise<boolean> {
    if (!pending) return false;
    setBusy(true);
    setFailure(null);
    try {
      await upload.settled();
      if (isDummy) await new Promise((resolve) => setTimeout(resolve, DUMMY_DELAY_MS));
      const body = { email: pending.email, upload_token: pending.uploadToken, code };
      const tokens = await dataOf(api.POST('/registrations/confirm', { body }));
      beginSession(tokens, false, answers.companyName.trim());
      show({ title: isDummy ? t('message.confirmedDummy') : t('message.confirmed') });
      await goToWelcome(answers.businessType);
      return true;
    } catch (error) {
      setFailure({ error });
      return false;
    } finally {
      setBusy(false);
    }
  }

  const failureText =
    failure && (failure.error instanceof ApiProblem ? problemText(failure.error) : t('message.unknown'));
  return { confirm, isBusy, isDummy, failure: failureText, forgetFailure: () => setFailure(null) };
}
