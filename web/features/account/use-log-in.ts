import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api, dataOf } from '#web/api/client.ts';
import { ApiProblem, isProblem } from '#web/api/problem.ts';
import { session } from '#web/api/session.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { writePending } from '#web/features/registration/pending-confirmation.ts';
import { paths } from '#web/paths.ts';

export type LoginValues = { email: string; password: string; remember: boolean };
export type LoginFailure = { title: string; text: string };

/** Signs in. Returns the message to show on failure; people with an unconfirmed e-mail are sent to the code screen. */
export function useLogIn(): (values: LoginValues) => Promise<LoginFailure | null> {
  const { t } = useTranslation('login');
  const problemText = useProblemText();
  const navigate = useNavigate();

  return async ({ email, password, remember }) => {
    try {
      session.start(await dataOf(api.POST('/auth/login', { body: { email, password, remember } })), remember);
      return null;
    } catch (error) {
      if (isProblem(error, 'email_not_confirmed')) {
        writePending({ email: email.trim().toLowerCase(), resendAt: 0, uploadToken: '', missingProof: null });
        await navigate(paths.registerCode);
        return null;
      }
      if (error instanceof ApiProblem) return { title: t('failed'), text: problemText(error) };
      return { title: t('unknown.title'), text: t('unknown.text') };
    }
  };
}
