import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { connection } from '#web/api/connection.ts';
import { ApiProblem, isProblem } from '#web/api/problem.ts';
import { useAction } from '#web/api/use-action.ts';
import { DraftGone } from '#web/editing/draft-gone.ts';
import { DraftSaver } from '#web/editing/draft-saver.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { useToasts } from '#web/ui/toast.tsx';
import { useNeedsVerification } from '../../event/event-cost.tsx';
import type { EventDraft } from '../../event/event-draft.ts';
import { repeatsOn } from '../../event/repetition.ts';
import { useEventFailure } from '../../event/use-event-failure.ts';
import type { EventOfBusiness } from '../../event/use-events.ts';
import { useRefreshEvents } from '../../event/use-events.ts';
import { createAtOnce, draftStore, publishStored, repeatStored } from './draft-calls.ts';
import type { DraftPlace, InitialDraft } from './kept-drafts.ts';
import { draftMemory, forgetRequest, leftDraft } from './kept-drafts.ts';

type Options = {
  place: DraftPlace;
  form: UseFormReturn<EventDraft>;
  initial: InitialDraft;
  maySave: boolean;
  onCreated: (id: string) => void;
  /** Another person's changes are merged into the form. */
  onMerged: () => void;
};

/** Autosaves the form. */
export function useDraft({ place, form, initial, maySave, onCreated, onMerged }: Options) {
  const { key } = initial;
  const [saver] = useState(() => {
    const [store, memory] = [draftStore(place, key), draftMemory(place, key)];
    return new DraftSaver({ store, memory, start: initial, maySend: maySave });
  });
  const snapshot = useSyncExternalStore(saver.subscribe, saver.getSnapshot, saver.getSnapshot);
  const values = useWatch({ control: form.control }) as EventDraft;
  const mayRemove = usePermission('delete_events');

  useEffect(() => saver.update(values, maySave), [saver, values, maySave]);

  useEffect(() =>
    saver.observe({
      onCreated,
      onMerged(taken) {
        for (const field of Object.keys(taken) as (keyof EventDraft)[]) {
          form.setValue(field, taken[field] as EventDraft[typeof field]);
        }
        onMerged();
      },
    }),
  );

  const leave = useRef<() => Promise<void>>(async () => undefined);
  leave.current = () => saver.leave(mayRemove);

  // Leaving, switching tabs and reconnecting save without debounce.
  useEffect(() => {
    const flush = () => void saver.flush();
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('online', flush);
    const stop = connection.onReturn(flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('online', flush);
      stop();
      document.removeEventListener('visibilitychange', flushHidden);
      void leave.current();
    };
  }, [saver]);

  return { ...snapshot, key, saver, leave: () => leave.current() };
}

export type Draft = ReturnType<typeof useDraft>;

export type Finished = Pick<EventOfBusiness, 'id' | 'status'>;
type FinishOptions = { tariff: Tariff; draft: Draft; maySave: boolean; onDone: (finished: Finished) => void };
export type DraftAim = 'draft' | 'publish';
type Finish = { aim: DraftAim; values: EventDraft };

const resultTexts = {
  draft: 'draftDone',
  published: 'done',
  scheduled: 'scheduledDone',
  cancelled: 'done',
  archived: 'done',
} as const;

/** Toast about the result. */
export function useAnnounceResult(): (status: EventStatus) => void {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const isAwaited = useNeedsVerification();
  return (status) =>
    toasts.show({
      title: t(`dialog.${resultTexts[status]}`),
      description: status === 'published' && isAwaited ? t('publish.awaiting') : undefined,
    });
}

/** Keeps, publishes or schedules the draft, with a toast; a published event is shown by the caller. */
export function useFinishDraft({ tariff, draft: { saver, key }, maySave, onDone }: FinishOptions) {
  const failure = useEventFailure('create');
  const refresh = useRefreshEvents();
  const announceResult = useAnnounceResult();

  async function publish(values: EventDraft): Promise<Finished> {
    const stored = await saver.save();
    try {
      return repeatsOn(values.repetition, values.event_date)
        ? await repeatStored(stored, values.repetition)
        : await publishStored(stored, values);
    } catch (error) {
      const isRefused = error instanceof ApiProblem && error.status < 500;
      if (isRefused && error.code !== 'event_state') forgetRequest(stored.data.id);
      throw error;
    }
  }

  async function publishOnce(values: EventDraft): Promise<Finished> {
    try {
      return await publish(values);
    } catch (error) {
      const isNoDraft = error instanceof DraftGone || isProblem(error, 'event_state');
      const done = isNoDraft ? await saver.recover() : null;
      if (!done) throw error;
      return done;
    }
  }

  return useAction({
    async call({ aim, values }: Finish): Promise<Finished> {
      if (!maySave) {
        const status = values.publish_type === 'scheduled' ? 'scheduled' : 'published';
        return createAtOnce(key, values, aim === 'draft' ? 'draft' : status, tariff);
      }
      if (aim === 'publish') return publishOnce(values);
      const { id } = (await saver.save()).data;
      leftDraft.forget(id);
      return { id, status: 'draft' };
    },
    isRepeatable: true,
    done(finished) {
      const { status } = finished;
      if (status !== 'draft' || !maySave) saver.end();
      if (status !== 'published') announceResult(status);
      void refresh();
      onDone(finished);
    },
    failed(_, error) {
      if (isProblem(error, 'not_enough_credits')) void refresh();
      return failure(error);
    },
  });
}
