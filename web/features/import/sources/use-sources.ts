import { useTranslation } from 'react-i18next';
import type { lookFailures } from '#domain/import-sources/sources.ts';
import { api, dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import { importQueries } from '#web/api/import-queries.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { isProblem } from '#web/api/problem.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { staleEvents } from '#web/features/events/event/use-events.ts';

export type Source = ApiAnswer<'listImportSources'>['data'][number];
export type SourcePreview = ApiAnswer<'previewImportSource'>;
export type Proposal = ApiAnswer<'listImportProposals'>['data'][number];
export type Rule = Pick<Source, 'rule' | 'monthly_credits'>;

const stale = [importQueries.sources, importQueries.proposals, queries.audit];

/** Text of a failed preview: the reason of the look, where there is one. */
function useAddressProblem(): (error: unknown) => string {
  const { t } = useTranslation('import-sources');
  const problemText = useProblemText();
  return (error) => {
    const reason = isProblem(error, 'import_unread') ? error.problem.errors?.[0]?.code : undefined;
    return reason ? t(`failure.${reason as (typeof lookFailures)[number]}`) : problemText(error);
  };
}

export function usePreview() {
  const addressProblem = useAddressProblem();
  const { problem: _, ...preview } = useAction({
    call: (url: string) => dataOf(api.POST('/import-sources/preview', { body: { url } })),
  });
  return { ...preview, problem: preview.error && addressProblem(preview.error) };
}

export function useAddSource(onAdded: () => void) {
  const { t } = useTranslation('import-sources');
  return useAction({
    call: (body: Rule & { url: string }) =>
      dataOf(api.POST('/import-sources', { body, headers: once(newIdempotencyKey()) })),
    done: () => {
      onAdded();
      return t('add.added');
    },
    stale,
  });
}

/** Failures show a toast. */
export function useSourceActions(id: string) {
  const { t } = useTranslation('import-sources');
  const params = { path: { id } };
  const failed = (text: string) => ({ title: t('act.failed'), text });
  const look = useAction({
    call: () => dataOf(api.POST('/import-sources/{id}/look', { params })),
    done: () => t('act.looked'),
    failed,
    stale,
  });
  const turn = useAction({
    call: (status: 'active' | 'paused') => dataOf(api.PATCH('/import-sources/{id}', { params, body: { status } })),
    done: (_, status) => t(status === 'active' ? 'act.woken' : 'act.paused'),
    failed,
    stale,
  });
  const setRule = useAction({
    call: (body: Rule) => dataOf(api.PATCH('/import-sources/{id}', { params, body })),
    done: () => t('rule.saved'),
    failed,
    stale,
  });
  const remove = useAction({
    call: () => api.DELETE('/import-sources/{id}', { params }),
    done: () => t('act.removed'),
    failed,
    stale,
  });
  return { look, turn, setRule, remove };
}

export function useAnswer({ event_id, kind }: Proposal) {
  const { t } = useTranslation('import-sources');
  const params = { path: { event_id } };
  const failed = (text: string) => ({ title: t('act.failed'), text });
  const staleBoth = [...stale, ...staleEvents];
  const accept = useAction({
    call: () => dataOf(api.POST('/import-proposals/{event_id}/accept', { params })),
    done: () => t(kind === 'moved' ? 'proposals.moved' : 'proposals.done'),
    failed,
    stale: staleBoth,
  });
  const dismiss = useAction({
    call: () => dataOf(api.POST('/import-proposals/{event_id}/dismiss', { params })),
    done: () => t('proposals.kept'),
    failed,
    stale: staleBoth,
  });
  return { accept, dismiss };
}
