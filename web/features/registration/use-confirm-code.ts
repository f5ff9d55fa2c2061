import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { paths } from '#web/paths.ts';
import { useSite } from '#web/shell/use-site.ts';
import { useToasts } from '#web/ui/toast.tsx';
import { useRegistration } from './registration-context.ts';

const DUMMY_DELAY_MS = 1500;

/** Confirms the code; the account then exists and everything typed is forgotten. */
export function useConfirmCode() {
  const { t } = useTranslation('registration');
  const { pending, upload, forget } = useRegistration();
  const { confirmation } = useSite();
  const problemText = useProblemText();
  const { show } = useToasts();
  const navigate = useNavigate();
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
      await api.POST('/registrations/confirm', {
        body: { email: pending.email, upload_token: pending.uploadToken, code },
      });
      show({ title: isDummy ? t('message.confirmedDummy') : t('message.confirmed') });
      await navigate(paths.registerWelcome, { replace: true, viewTransition: true });
      forget();
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
