import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmationCode } from '#domain/registration/code.ts';
import { api } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { useRegistration } from './registration-provider.tsx';

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Requests a new code after the server's waiting time, which survives reloads. */
export function ResendButton({ onResent }: { onResent: () => void }) {
  const { t } = useTranslation('registration');
  const { pending, setPending } = useRegistration();
  const problemText = useProblemText();
  const { show } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const seconds = useCountdown(pending?.resendAt ?? null);

  async function resend() {
    if (!pending) return;
    const again = (inSeconds: number) => setPending({ ...pending, resendAt: Date.now() + inSeconds * 1000 });
    setBusy(true);
    try {
      await api.POST('/registrations/resend', { body: { email: pending.email, upload_token: pending.uploadToken } });
      again(confirmationCode.resendAfterSeconds);
      onResent();
      show({ kind: 'info', title: t('message.resent') });
    } catch (error) {
      const isTooEarly = error instanceof ApiProblem && error.retryAfterSeconds;
      if (isTooEarly) again(error.retryAfterSeconds ?? 0);
      show({ kind: 'warning', title: isTooEarly ? problemText(error) : t('message.resendFailed') });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      busy={isBusy}
      onClick={resend}
      disabled={seconds === null}
      disabledReason={seconds ? t('code.resendWait', { wait: clock(seconds) }) : undefined}
    >
      <span className="inline-flex items-baseline gap-2.5">
        {t('code.resend')}
        {Boolean(seconds) && (
          <span aria-hidden="true" className="font-normal text-ink-2 tabular-nums">
            {clock(seconds ?? 0)}
          </span>
        )}
      </span>
    </Button>
  );
}

/** Whole seconds until an instant in milliseconds, at least zero; null before hydration. */
function useCountdown(until: number | null): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    if (until === null || until <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return now === null ? null : Math.max(0, Math.ceil(((until ?? 0) - now) / 1000));
}
