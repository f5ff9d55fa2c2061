import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useToasts } from '#web/ui/toast.tsx';
import { watchPause } from './watch-pause.ts';

export type Webhook = ApiAnswer<'listWebhooks'>['data'][number];
export type Delivery = ApiAnswer<'listWebhookDeliveries'>['data'][number];

const webhooksKey = ['webhooks'];
const logKey = (id: string) => ['webhook-log', id];

/** The webhooks of the business, newest first. */
export function useWebhooks() {
  return useQuery({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => dataOf(api.GET('/webhooks', { signal })),
  });
}

/** What was sent to a webhook, newest first, page by page. */
export function useDeliveries(id: string) {
  return useInfiniteQuery({
    queryKey: logKey(id),
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/webhooks/{id}/deliveries', {
          params: { path: { id }, query: { limit: 10, ...(cursor && { cursor }) } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
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
  const path = { id };
  const onError = (error: Error) =>
    toasts.show({ kind: 'warning', title: t('hooks.failed', { message: problemText(error) }) });
  const refresh = async () => {
    // A first read of the log that is under way may have come too early, and would pass for the answer.
    await queryClient.cancelQueries({ queryKey: logKey(id) });
    for (const queryKey of [webhooksKey, logKey(id), ['audit']]) void queryClient.invalidateQueries({ queryKey });
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
      await queryClient.cancelQueries({ queryKey: logKey(id) });
      await api.DELETE('/webhooks/{id}', { params: { path } });
    },
    onSuccess: () => {
      queryClient.setQueryData<ApiAnswer<'listWebhooks'>>(
        webhooksKey,
        (list) => list && { ...list, data: list.data.filter((webhook) => webhook.id !== id) },
      );
      say(t('remove.done'));
    },
    onError,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['audit'] }),
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
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { url: string; event_types: WebhookEventType[] }) => dataOf(api.POST('/webhooks', { body })),
    onSettled: () => {
      for (const queryKey of [webhooksKey, ['audit']]) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
