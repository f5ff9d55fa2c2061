import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { isProblem } from '#web/api/problem.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { useOfferUndo } from './undo.tsx';
import type { Decision } from './use-review.ts';
import { decide } from './use-review.ts';

/** `madeAt`: before the call. */
type Made = { decision: Decision; company: string; madeAt: number; next?: () => void };

/** Decides and shows the result, even if another reviewer was faster. */
export function useDecision() {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const problemText = useProblemText();
  const offerUndo = useOfferUndo();

  function whoWasFaster(error: unknown, company: string): string {
    if (isProblem(error, 'case_claimed') && typeof error.problem.claimed_by === 'string') {
      return t('message.claimed', { name: error.problem.claimed_by, company });
    }
    if (!isProblem(error, 'already_decided')) return problemText(error);
    const { verification_status: status, decided_by: name, decided_at: at } = error.problem;
    if (typeof name !== 'string' || typeof at !== 'string') return t('message.decided', { company });
    const facts = { name, company, at: formatInstant(at, language) };
    return status === 'verified' ? t('message.decidedVerified', facts) : t('message.decidedRejected', facts);
  }

  const deciding = useAction({
    call: ({ decision }: Made) => decide(decision),
    done(decided, { decision: { id, outcome }, company, madeAt, next }) {
      offerUndo({ id, company, outcome: decided.proposal ? 'proposed' : outcome, madeAt });
      next?.();
    },
    failed: (_, error, { company }) => ({
      title: t('message.updateFailed'),
      description: whoWasFaster(error, company),
    }),
    stale: [reviewQueries.all],
  });

  return {
    isBusy: deciding.isPending,
    busyId: deciding.isPending ? deciding.variables.decision.id : null,
    /** True if this decision won; `next` runs then. */
    run: (decision: Decision, company: string, next?: () => void): Promise<boolean> =>
      deciding.mutateAsync({ decision, company, madeAt: Date.now(), next }).then(
        () => true,
        () => false,
      ),
  };
}
