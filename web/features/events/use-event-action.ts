import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useToasts } from '#web/ui/toast.tsx';
import type { EventOfBusiness } from './use-events.ts';
import { useRefreshEvents } from './use-events.ts';

export type EventAct = 'duplicate' | 'archive' | 'withdraw';

const doneWords = { duplicate: 'duplicated', archive: 'archived', withdraw: 'withdrawn' } as const;

function call(act: EventAct, id: string, key: string): Promise<unknown> {
  const options = { params: { path: { id } }, headers: once(key) };
  if (act === 'duplicate') return api.POST('/events/{id}/duplicate', options);
  return act === 'archive' ? api.POST('/events/{id}/archive', options) : api.POST('/events/{id}/withdraw', options);
}

/** What can be done to an event besides editing, publishing and deleting it. */
export function useEventAction(onSettled?: () => void) {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const problemText = useProblemText();
  const refresh = useRefreshEvents();
  return useMutation({
    mutationFn: ({ act, event, key = newIdempotencyKey() }: { act: EventAct; event: EventOfBusiness; key?: string }) =>
      call(act, event.id, key),
    onSuccess: (_, { act }) => toasts.show({ title: t(`actions.${doneWords[act]}`) }),
    onError: (error) => {
      const isKnown = error instanceof ApiProblem;
      const message = problemText(error);
      toasts.show({
        kind: 'warning',
        title: isKnown ? t('actions.failed', { message }) : t('actions.failedUnexpectedly'),
        description: isKnown ? undefined : message,
      });
    },
    onSettled: async () => {
      onSettled?.();
      await refresh();
    },
  });
}
