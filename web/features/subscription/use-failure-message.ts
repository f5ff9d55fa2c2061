import { useTranslation } from 'react-i18next';
import { ApiProblem } from '#web/api/problem.ts';
import { session } from '#web/api/session.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';

type Action = 'load' | 'check' | 'checkout' | 'portal';

/** With its reason, if any. */
export function useFailureMessage() {
  const { t } = useTranslation('subscription');
  const problemText = useProblemText();
  return (action: Action, error: unknown): { title: string; description?: string } => {
    if (session.read() === null) return { title: t('messages.notSignedIn') };
    if (error instanceof ApiProblem) return { title: t(`messages.${action}Failed`, { message: problemText(error) }) };
    return { title: t(`messages.${action}FailedUnexpectedly`), description: problemText(error) };
  };
}
