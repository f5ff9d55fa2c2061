import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { ApiProblem, isProblem } from '#web/api/problem.ts';
import { DraftGone } from '#web/editing/draft-saver.ts';
import { useToasts } from '#web/ui/toast.tsx';
import { useEventFailure } from '../use-event-failure.ts';
import { useRefreshEvents } from '../use-events.ts';
import { createAtOnce, publishStored } from './draft-calls.ts';
import type { EventDraft } from './event-draft.ts';
import { forgetAttempt } from './kept-drafts.ts';
import type { Draft } from './use-draft.ts';

type Options = { tariff: Tariff; draft: Draft; maySave: boolean; onDone: () => void };
export type DraftAim = 'draft' | 'publish';
type Attempt = { aim: DraftAim; values: EventDraft };

const resultTexts = { draft: 'draftDone', published: 'done', scheduled: 'scheduledDone', archived: 'done' } as const;

/** Says what has become of a draft. */
export function useAnnounceResult(): (status: EventStatus) => void {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  return (status) => toasts.show({ title: t(`dialog.${resultTexts[status]}`) });
}

/** Ends the form: keeps the draft, publishes it, or schedules it, and says how it went. */
export function useFinishDraft({ tariff, draft: { saver, key }, maySave, onDone }: Options) {
  const toasts = useToasts();
  const failure = useEventFailure('create');
  const refresh = useRefreshEvents();
  const announceResult = useAnnounceResult();

  async function publish(values: EventDraft): Promise<EventStatus> {
    const stored = await saver.save();
    try {
      return (await publishStored(stored, values)).status;
    } catch (error) {
      const isRefused = error instanceof ApiProblem && error.status < 500;
      if (isRefused && error.code !== 'event_state') forgetAttempt(stored.data.id);
      throw error;
    }
  }

  async function publishOnce(values: EventDraft): Promise<EventStatus> {
    try {
      return await publish(values);
    } catch (error) {
      const isNoDraft = error instanceof DraftGone || isProblem(error, 'event_state');
      const done = isNoDraft ? await saver.recover() : null;
      if (!done) throw error;
      return done.status;
    }
  }

  return useMutation({
    mutationFn: async ({ aim, values }: Attempt): Promise<EventStatus> => {
      if (!maySave) {
        const status = values.publish_type === 'scheduled' ? 'scheduled' : 'published';
        return (await createAtOnce(key, values, aim === 'draft' ? 'draft' : status, tariff)).status;
      }
      if (aim === 'publish') return publishOnce(values);
      await saver.save();
      return 'draft';
    },
    // A call without an answer is tried again with the same key, so it happens only once.
    retry: (failures, error) => failures < 1 && error.name === 'NetworkFailure',
    onSuccess: (status) => {
      if (status !== 'draft' || !maySave) saver.end();
      announceResult(status);
      void refresh();
      onDone();
    },
    onError: (error) => {
      toasts.show(failure(error));
      if (isProblem(error, 'not_enough_credits')) void refresh();
    },
  });
}
