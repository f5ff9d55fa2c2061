import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownEmail } from '#domain/shared/email.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { useSite } from '#web/shell/use-site.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Outcome } from './outcome.tsx';
import { useFormFailure } from './use-form-failure.ts';

const steps = ['open', 'choose', 'login'] as const;

/** After the request; the same with and without an account. */
export function ForgotSent({ email, onOther }: { email: string; onOther: () => void }) {
  const { t } = useTranslation('account');
  const { isDemo } = useSite();
  const again = useSendAgain(email);
  return (
    <Outcome
      title={t('forgot.sentTitle')}
      action={
        <>
          {isDemo && (
            <a href="/demo/mail" data-variant="primary" className="button w-full">
              {t('forgot.demo')}
            </a>
          )}
          <Button
            variant="secondary"
            busy={again.isBusy}
            busyLabel={t('busy')}
            onClick={() => void again.send()}
            className="w-full"
          >
            {t('forgot.again')}
          </Button>
          <p role="status" className="font-semibold text-fir empty:hidden">
            {again.isDone && t('forgot.sentAgain')}
          </p>
          {again.failure && <FormFailure title={again.failure.title}>{again.failure.text}</FormFailure>}
          <p className="flex w-full flex-wrap gap-x-6">
            <button type="button" onClick={onOther} className="text-link inline-flex min-h-11 items-center">
              {t('forgot.other')}
            </button>
            <a href={paths.login} className="text-link inline-flex min-h-11 items-center">
              {t('forgot.back')}
            </a>
          </p>
        </>
      }
    >
      <p>{t('forgot.sent', { email: shownEmail(email) })}</p>
      <ol className="mt-4 grid list-decimal gap-1 ps-5 text-ink marker:font-semibold">
        {steps.map((step) => (
          <li key={step} className="ps-1">
            {t(`forgot.steps.${step}`)}
          </li>
        ))}
      </ol>
      <p className="mt-4">{t('forgot.spam')}</p>
    </Outcome>
  );
}

/** Requests another link; the server limits it. */
function useSendAgain(email: string) {
  const failureOf = useFormFailure();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof failureOf> | null>(null);
  async function send() {
    setBusy(true);
    setFailure(null);
    setDone(false);
    try {
      await api.POST('/auth/password/forgot', { body: { email } });
      setDone(true);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, isDone, failure, send };
}
