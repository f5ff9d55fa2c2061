import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useRefresh } from '#web/api/use-refresh.ts';
import { useToasts } from '#web/ui/toast.tsx';
import { watchPause } from './watch-pause.ts';

export type Webhook = ApiAnswer<'listWebhooks'>['data'][number];
export type Delivery = ApiAnswer<'listWebhookDeliveries'>['data'][number];

/** The webhooks of the business, newest first. */
export function useWebhooks() {
  return useQuery(queries.webhooks);
}

/** What was sent to a webhook, newest first, page by page. */
export function useDeliveries(id: string) {
  return useInfiniteQuery({
    ...queries.deliveries(id),
    refetchInterval: ({ state }) =>
      watchPause(state.data?.pages.flatMap(({ data }) => data) ?? [], new Date()) ?? false,
  });
}

/** Everything that can be done to one webhook. Failures are told by a message. */
export function useWebhookActions(id: string) {
  const { t } = useTranslation('integrations');
  const toasts = useToasts();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const refreshAll = useRefresh();
  const path = { id };
  const log = { queryKey: queries.deliveries(id).queryKey };
  const onError = (error: Error) =>
    toasts.show({ kind: 'warning', title: t('hooks.failed', { message: problemText(error) }) });
  const refresh = async () => {
    // A first read of the log that is under way may have come too early, and would pass for the answer.
    await queryClient.cancelQueries(log);
    void refreshAll(queries.webhooks, queries.audit);
  };
  const say = (title: string) => toasts.show({ title });

  const test = useMutation({
    mutationFn: () => api.POST('/webhooks/{id}/test', { params: { path } }),
    onSuccess: () => say(t('hooks.tested')),
    onError,
    onSettled: refresh,
  });
  const turn = useMutation({
    mutationFn: (status: Webhook['status']) => api.PATCH('/webhooks/{id}', { params: { path }, body: { status } }),
    onSuccess: (_, status) => say(t(status === 'active' ? 'hooks.switchedOn' : 'hooks.switchedOff')),
    onError,
    onSettled: refresh,
  });
  const rotate = useMutation({
    mutationFn: () => dataOf(api.POST('/webhooks/{id}/rotate-secret', { params: { path } })),
    onError,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: async () => {
      // Nobody asks for the log of what is gone.
      await queryClient.cancelQueries(log);
      await api.DELETE('/webhooks/{id}', { params: { path } });
    },
    onSuccess: () => {
      queryClient.setQueryData(
        queries.webhooks.queryKey,
        (list) => list && { ...list, data: list.data.filter((webhook) => webhook.id !== id) },
      );
      say(t('remove.done'));
    },
    onError,
    onSettled: () => void refreshAll(queries.audit),
  });
  const redeliver = useMutation({
    mutationFn: (deliveryId: string) =>
      api.POST('/webhooks/{id}/deliveries/{delivery_id}/redeliver', {
        params: { path: { id, delivery_id: deliveryId } },
      }),
    onSuccess: () => say(t('log.againDone')),
    onError,
    onSettled: refresh,
  });
  return { test, turn, rotate, remove, redeliver };
}

/** Adds a webhook. */
export function useAddWebhook() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { url: string; event_types: WebhookEventType[] }) => dataOf(api.POST('/webhooks', { body })),
    onSettled: () => void refresh(queries.webhooks, queries.audit),
  });
}
