import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, dataOf, once } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { uploadFile } from '#web/api/upload-file.ts';
import { useToasts } from '#web/ui/toast.tsx';
import { useEventFailure } from '../use-event-failure.ts';
import { useRefreshEvents } from '../use-events.ts';
import type { EventDraft } from './event-draft.ts';
import { dialogTariff, eventBody } from './event-draft.ts';
import { attemptKeyFor } from './kept-draft.ts';

export type CreateAim = 'draft' | 'published' | 'scheduled';
type Attempt = { draft: EventDraft; status: CreateAim; image: File | null };

const doneWords = { draft: 'draftDone', published: 'done', scheduled: 'scheduledDone' } as const;

/** The event is there already, so a picture that does not arrive is only told. */
async function sendImage(id: string, file: File): Promise<boolean> {
  const upload = uploadFile({ path: `/events/${id}/image`, field: 'image', file, onPercent: () => undefined });
  return upload.then(
    () => true,
    () => false,
  );
}

/** Stores the event, as a draft or published at once, and says how it went. The same attempt never creates two. */
export function useCreateEvent({ businessId, onCreated }: { businessId: string; onCreated: () => void }) {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const failure = useEventFailure('create');
  const refresh = useRefreshEvents();
  return useMutation({
    mutationFn: async ({ draft, status, image }: Attempt) => {
      const body = { ...eventBody(draft, dialogTariff), status };
      const created = await dataOf(api.POST('/events', { body, headers: once(attemptKeyFor(businessId, body)) }));
      return image === null || (await sendImage(created.id, image));
    },
    onSuccess: (hasImage, { status }) => {
      onCreated();
      toasts.show(
        hasImage ? { title: t(`dialog.${doneWords[status]}`) } : { kind: 'warning', title: t('dialog.imageLost') },
      );
      void refresh();
    },
    onError: (error) => {
      toasts.show(failure(error));
      if (isProblem(error, 'not_enough_credits')) void refresh();
    },
  });
}
