import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/shared/language.ts';
import { formatInstant } from '#i18n/format.ts';
import { isProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useToasts } from '#web/ui/toast.tsx';
import type { Decision } from './use-review.ts';
import { useDecide } from './use-review.ts';

/** Decides and says what came of it; also who was faster. */
export function useDecision() {
  const { t, i18n } = useTranslation('review');
  const toasts = useToasts();
  const words = useProblemText();
  const decide = useDecide();

  function whoWasFaster(error: unknown, company: string): string {
    if (!isProblem(error, 'already_decided')) return words(error);
    const { verification_status: status, decided_by: name, decided_at: at } = error.problem;
    if (typeof name !== 'string' || typeof at !== 'string') return t('message.decided', { company });
    const facts = { name, company, at: formatInstant(at, i18n.language as Language) };
    return status === 'verified' ? t('message.decidedVerified', facts) : t('message.decidedRejected', facts);
  }

  return {
    isBusy: decide.isPending,
    busyId: decide.isPending ? decide.variables.id : null,
    /** True when it was decided here. */
    async run(decision: Decision, company: string): Promise<boolean> {
      try {
        await decide.mutateAsync(decision);
        toasts.show({ title: t(`message.${decision.outcome}`), description: company });
        return true;
      } catch (error) {
        const description = whoWasFaster(error, company);
        toasts.show({ kind: 'warning', title: t('message.updateFailed'), description });
        return false;
      }
    },
  };
}
