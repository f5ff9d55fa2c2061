import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '#web/api/client.ts';
import { askPasskey, canUsePasskeys } from '#web/api/passkey.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { KeyRound } from '#web/ui/icons/key-round.ts';
import { TextInput } from '#web/ui/text-input.tsx';

export type WaitingSignIn = Extract<ApiAnswer<'reviewLogin'>, { challenge: string }>;

type Props = { waiting: WaitingSignIn; onDone: (accessToken: string) => void; onBack: () => void };

/** Second step of a login; without any factor, the operator helps. */
export function ReviewerSecondStep({ waiting, onDone, onBack }: Props) {
  const { t } = useTranslation('login', { keyPrefix: 'step' });
  const problemText = useProblemText();
  const { challenge, methods, passkey } = waiting;
  const hasTotp = methods.includes('totp');
  const [method, setMethod] = useState<'totp' | 'recovery_code'>(hasTotp ? 'totp' : 'recovery_code');
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isTotp = method === 'totp';

  async function send(answer: object | null) {
    if (!answer) return;
    setFailure(null);
    setBusy(true);
    try {
      const body = { ...answer, challenge } as never;
      onDone((await dataOf(reviewApi.POST('/review/second-factor', { body }))).access_token);
    } catch (error) {
      setFailure(problemText(error as Error));
    }
    setBusy(false);
  }

  return (
    <form
      noValidate
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim()) void send({ method, code });
      }}
    >
      <p className="text-ink-2">{t('lead')}</p>
      {passkey && canUsePasskeys() && (
        <Button
          variant="secondary"
          icon={KeyRound}
          onClick={async () => {
            const credential = await askPasskey(passkey);
            void send(credential && { method: 'passkey', credential });
          }}
        >
          {t('passkey')}
        </Button>
      )}
      <TextInput
        key={method}
        label={t(isTotp ? 'code' : 'recoveryCode')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        autoFocus
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        inputMode={isTotp ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
      {failure && <FormFailure title={failure} />}
      <Button type="submit" busy={isBusy} busyLabel={t('busy')} className="w-full">
        {t('submit')}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        {hasTotp && methods.includes('recovery_code') && (
          <button
            type="button"
            className="text-link min-h-11"
            onClick={() => {
              setCode('');
              setMethod(isTotp ? 'recovery_code' : 'totp');
            }}
          >
            {t(isTotp ? 'useRecovery' : 'useCode')}
          </button>
        )}
        <button type="button" className="text-link min-h-11" onClick={onBack}>
          {t('back')}
        </button>
      </div>
    </form>
  );
}
