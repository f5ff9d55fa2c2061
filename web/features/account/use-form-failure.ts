import { useTranslation } from 'react-i18next';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';

/** Title and text for any failure of an account form. */
export function useFormFailure(): (error: unknown) => { title: string; text: string } {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  return (error) =>
    error instanceof ApiProblem
      ? { title: t('failed'), text: problemText(error) }
      : { title: t('unknown.title'), text: t('unknown.text') };
}
