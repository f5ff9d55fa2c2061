import { useTranslation } from 'react-i18next';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { staleEvents } from '#web/features/events/event/use-events.ts';

export type AgentRequest = ApiAnswer<'listAgentRequests'>['data'][number];

const stale = [queries.agentRequests, queries.audit, queries.participants, ...staleEvents];

/** A refused yes refetches the request, so that the person sees the present state first. */
export function useAnswers({ id, version, tool }: AgentRequest) {
  const { t } = useTranslation('agent-requests');
  const params = { path: { id } };
  const failed = (text: string) => ({ title: t('failed'), text });
  const allow = useAction({
    call: () => dataOf(api.POST('/agent-requests/{id}/allow', { params, body: { version } })),
    done: () => t(`done.${tool}`),
    failed,
    stale,
  });
  const decline = useAction({
    call: () => dataOf(api.POST('/agent-requests/{id}/decline', { params })),
    done: () => t('declined'),
    failed,
    stale,
  });
  return { allow, decline };
}
