import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { isProblem } from '#web/api/problem.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { Decision } from './use-review.ts';
import { decide } from './use-review.ts';

/** Decides and shows the result, also when somebody else was faster. */
export function useDecision() {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const problemText = useProblemText();

  function whoWasFaster(error: unknown, company: string): string {
    if (!isProblem(error, 'already_decided')) return problemText(error);
    const { verification_status: status, decided_by: name, decided_at: at } = error.problem;
    if (typeof name !== 'string' || typeof at !== 'string') return t('message.decided', { company });
    const facts = { name, company, at: formatInstant(at, language) };
    return status === 'verified' ? t('message.decidedVerified', facts) : t('message.decidedRejected', facts);
  }

  const deciding = useAction({
    call: ({ decision }: { decision: Decision; company: string }) => decide(decision),
    done: (_, { decision, company }) => ({ title: t(`message.${decision.outcome}`), description: company }),
    failed: (_, error, { company }) => ({
      title: t('message.updateFailed'),
      description: whoWasFaster(error, company),
    }),
    stale: [reviewQueries.all],
  });

  return {
    isBusy: deciding.isPending,
    busyId: deciding.isPending ? deciding.variables.decision.id : null,
    /** True when this decision was the one made. */
    run: (decision: Decision, company: string): Promise<boolean> =>
      deciding.mutateAsync({ decision, company }).then(
        () => true,
        () => false,
      ),
  };
}
