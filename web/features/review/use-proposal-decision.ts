import { useTranslation } from 'react-i18next';
import type { CheckedFact, ProposalOutcome, RefusalReason } from '#domain/verification/proposals.ts';
import { checkedFacts } from '#domain/verification/proposals.ts';
import { formatInstant } from '#i18n/format.ts';
import { isProblem } from '#web/api/problem.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLanguage } from '#web/shell/use-language.ts';

export interface FactDecision {
  outcome: ProposalOutcome;
  reasons: RefusalReason[];
  reason: string;
}

export type ProposalDecision = FactDecision & { proposal_id: string };

/** Decides proposals and shows the result, even if another reviewer was faster. */
export function useProposalDecision(businessId: string) {
  const { t } = useTranslation('proposals');
  const language = useLanguage();

  function whatHappened(problem: string, error: unknown): string {
    if (isProblem(error, 'not_found')) return t('review.replaced');
    if (!isProblem(error, 'already_decided')) return problem;
    const { field: name, outcome, decided_by: by, decided_at: at } = error.problem;
    const field = checkedFacts.find((known): known is CheckedFact => known === name);
    if (!field || typeof at !== 'string') return t('review.replaced');
    const facts = {
      field: t(`fields.${field}`),
      at: formatInstant(at, language),
      name: typeof by === 'string' ? by : '',
    };
    if (outcome === 'agreed') return t('review.agreedBy', facts);
    return outcome === 'refused' ? t('review.refusedBy', facts) : t('review.taken', facts);
  }

  return useAction({
    call: (decisions: ProposalDecision[]) =>
      reviewApi.POST('/review/businesses/{id}/proposals', {
        params: { path: { id: businessId } },
        body: { decisions },
      }),
    done: (_, decisions) => t('review.done', { count: decisions.length }),
    failed: (problem, error) => ({ title: t('review.failed'), description: whatHappened(problem, error) }),
    stale: [reviewQueries.all],
  });
}
