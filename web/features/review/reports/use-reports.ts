import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { NoActionReason, ReportOutcome } from '#domain/reports/decisions.ts';
import { formatInstant } from '#i18n/format.ts';
import type { ApiAnswer, ApiBody } from '#web/api/paths.ts';
import { isProblem } from '#web/api/problem.ts';
import { reviewApi } from '#web/api/review-client.ts';
import type { ReportFilter } from '#web/api/review-queries.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';

export type ReportEntry = ApiAnswer<'listReports'>['data'][number];
export type ReportCase = ApiAnswer<'getReport'>;
export type ReportDecision = {
  outcome: ReportOutcome;
  reasons: NoActionReason[];
  words: string;
  measure?: ApiBody<'imposeMeasure'>;
};

export function useReports(filter: ReportFilter) {
  return useQuery(reviewQueries.reports(filter));
}

export function useReport(id: string) {
  return useQuery(reviewQueries.report(id));
}

/** Decides a case; if another reviewer was faster, shows theirs. */
export function useReportDecision(id: string) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const problemText = useProblemText();

  function whoWasFaster(error: unknown): string {
    const imposer = isProblem(error, 'measure_exists') ? error.problem.imposed_by : undefined;
    if (typeof imposer === 'string') return t('measure.faster', { name: imposer });
    if (!isProblem(error, 'already_decided')) return problemText(error);
    const { decided_by: name, decided_at: at } = error.problem;
    if (typeof name !== 'string' || typeof at !== 'string') return problemText(error);
    return t('decide.faster', { name, at: formatInstant(at, language) });
  }

  return useAction({
    call: (decision: ReportDecision) =>
      reviewApi.POST('/review/reports/{id}/decision', { params: { path: { id } }, body: decision }),
    done: () => ({ title: t('decide.done'), description: t('decide.doneText') }),
    failed: (_, error) => ({ title: t('decide.failed'), description: whoWasFaster(error) }),
    stale: [reviewQueries.all],
  });
}
