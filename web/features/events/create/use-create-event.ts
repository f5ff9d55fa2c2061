import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, once } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { useToasts } from '#web/ui/toast.tsx';
import { useEventFailure } from '../use-event-failure.ts';
import { useRefreshEvents } from '../use-events.ts';
import type { EventDraft } from './event-draft.ts';
import { eventBody } from './event-draft.ts';
import { attemptKeyFor } from './kept-draft.ts';

type Attempt = { draft: EventDraft; status: 'draft' | 'published' };

/** Stores the event, as a draft or published at once, and says how it went. The same attempt never creates two. */
export function useCreateEvent({ businessId, onCreated }: { businessId: string; onCreated: () => void }) {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const failure = useEventFailure('create');
  const refresh = useRefreshEvents();
  return useMutation({
    mutationFn: ({ draft, status }: Attempt) => {
      const body = eventBody(draft, status);
      return api.POST('/events', { body, headers: once(attemptKeyFor(businessId, body)) });
    },
    onSuccess: (_, { status }) => {
      onCreated();
      toasts.show({ title: status === 'published' ? t('dialog.done') : t('dialog.draftDone') });
      void refresh();
    },
    onError: (error) => {
      toasts.show(failure(error));
      if (isProblem(error, 'not_enough_credits')) void refresh();
    },
  });
}
