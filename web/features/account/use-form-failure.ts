import { useTranslation } from 'react-i18next';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';

const isGuessable = ({ problem }: ApiProblem) => problem.errors?.some(({ code }) => code === 'guessable');

export function useFormFailure(): (error: unknown) => { title: string; text: string } {
  const { t } = useTranslation(['account', 'problems']);
  const problemText = useProblemText();
  return (error) =>
    error instanceof ApiProblem
      ? { title: t('failed'), text: isGuessable(error) ? t('problems:field.guessable') : problemText(error) }
      : { title: t('unknown.title'), text: t('unknown.text') };
}
