import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { useToasts } from '#web/ui/toast.tsx';
import type { EventDraft } from '../create/event-draft.ts';
import { eventBody, pageTariff } from '../create/event-draft.ts';
import { attemptKeyFor } from '../create/kept-draft.ts';
import { useEventFailure } from '../use-event-failure.ts';
import { useRefreshEvents } from '../use-events.ts';
import type { Draft } from './use-draft.ts';

type Options = { businessId: string; draft: Draft; maySave: boolean; onDone: () => void };
export type PageAim = 'draft' | 'publish';
type Attempt = { aim: PageAim; values: EventDraft };

/** Publishes the stored draft, or schedules it. */
async function publishStored(id: string, { publishType, scheduledDate, scheduledTime }: EventDraft): Promise<void> {
  const options = { params: { path: { id } }, headers: once(newIdempotencyKey()) };
  if (publishType === 'immediate') {
    await api.POST('/events/{id}/publish', options);
    return;
  }
  const body = { scheduled_date: scheduledDate, scheduled_time: scheduledTime || null };
  await api.POST('/events/{id}/schedule', { ...options, body });
}

/** Ends the page: keeps the draft, publishes it, or schedules it, and says how it went. */
export function usePublishDraft({ businessId, draft, maySave, onDone }: Options) {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const failure = useEventFailure('create');
  const refresh = useRefreshEvents();

  /** Whoever may create events but not change them sends everything in one call. */
  async function createAtOnce({ aim, values }: Attempt): Promise<void> {
    const status = aim === 'draft' ? 'draft' : values.publishType === 'scheduled' ? 'scheduled' : 'published';
    const body = { ...eventBody(values, pageTariff), status } as const;
    await api.POST('/events', { body, headers: once(attemptKeyFor(`${businessId}.page`, body)) });
  }

  return useMutation({
    mutationFn: async (attempt: Attempt) => {
      if (!maySave) return createAtOnce(attempt);
      const id = await draft.save();
      if (attempt.aim === 'publish') await publishStored(id, attempt.values);
    },
    onSuccess: (_, { aim, values }) => {
      draft.end();
      const done = values.publishType === 'scheduled' ? 'scheduledDone' : 'done';
      toasts.show({ title: t(`dialog.${aim === 'draft' ? 'draftDone' : done}`) });
      void refresh();
      onDone();
    },
    onError: (error) => {
      toasts.show(failure(error));
      if (isProblem(error, 'not_enough_credits')) void refresh();
    },
  });
}
