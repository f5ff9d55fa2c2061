import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { watchPause } from './watch-pause.ts';

export type Webhook = ApiAnswer<'listWebhooks'>['data'][number];
export type Delivery = ApiAnswer<'listWebhookDeliveries'>['data'][number];

/** Newest first; polled while a delivery is pending. */
export function useWebhooks() {
  return useQuery({
    ...queries.webhooks,
    refetchInterval: ({ state }) =>
      watchPause(state.data?.data.flatMap(({ recent_deliveries: recent }) => recent) ?? [], new Date()) ?? false,
  });
}

/** A webhook's deliveries, newest first, paged. */
export function useDeliveries(id: string) {
  return useInfiniteQuery({
    ...queries.deliveries(id),
    refetchInterval: ({ state }) =>
      watchPause(state.data?.pages.flatMap(({ data }) => data) ?? [], new Date()) ?? false,
  });
}

/** Queries to refetch after a change. */
const staleHooks = [queries.webhooks, queries.audit];

/** Failures show a toast. */
export function useWebhookActions(id: string) {
  const { t } = useTranslation('integrations');
  const queryClient = useQueryClient();
  const path = { id };
  const failed = (message: string) => t('hooks.failed', { message });
  /** A log request in flight may predate the change. */
  const stopReadingLog = () => queryClient.cancelQueries({ queryKey: queries.deliveries(id).queryKey });

  const test = useAction({
    call: () => api.POST('/webhooks/{id}/test', { params: { path } }).finally(stopReadingLog),
    done: () => t('hooks.tested'),
    failed,
    stale: staleHooks,
  });
  const turn = useAction({
    call: (status: Webhook['status']) => api.PATCH('/webhooks/{id}', { params: { path }, body: { status } }),
    failed,
    stale: staleHooks,
  });
  const sendDrafts = useAction({
    call: (includesDrafts: boolean) =>
      api.PATCH('/webhooks/{id}', { params: { path }, body: { includes_drafts: includesDrafts } }),
    done: (_, includesDrafts) => t(includesDrafts ? 'hooks.draftsSent' : 'hooks.draftsLeftOut'),
    failed,
    stale: staleHooks,
  });
  const rotate = useAction({
    call: () => dataOf(api.POST('/webhooks/{id}/rotate-secret', { params: { path } })),
    failed,
    stale: staleHooks,
  });
  const remove = useAction({
    async call() {
      // A removed webhook's log must not be refetched.
      await stopReadingLog();
      await api.DELETE('/webhooks/{id}', { params: { path } });
    },
    done() {
      queryClient.setQueryData(
        queries.webhooks.queryKey,
        (list) => list && { ...list, data: list.data.filter((webhook) => webhook.id !== id) },
      );
      return t('remove.done');
    },
    failed,
    stale: [queries.audit],
  });
  const redeliver = useAction({
    call: (deliveryId: string) =>
      api
        .POST('/webhooks/{id}/deliveries/{delivery_id}/redeliver', {
          params: { path: { id, delivery_id: deliveryId } },
        })
        .finally(stopReadingLog),
    done: () => t('log.againDone'),
    failed,
    stale: staleHooks,
  });
  return { test, turn, sendDrafts, rotate, remove, redeliver };
}

export function useAddWebhook() {
  return useAction({
    call: (body: { url: string; event_types: WebhookEventType[]; includes_drafts: boolean; test: boolean }) =>
      dataOf(api.POST('/webhooks', { body })),
    stale: staleHooks,
  });
}
