import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { DraftSaver } from '#web/editing/draft-saver.ts';
import { draftStore } from './draft-calls.ts';
import type { EventDraft } from './event-draft.ts';
import type { DraftPlace, InitialDraft } from './kept-drafts.ts';
import { draftMemory } from './kept-drafts.ts';

type Options = {
  place: DraftPlace;
  form: UseFormReturn<EventDraft>;
  initial: InitialDraft;
  maySave: boolean;
  onCreated: (id: string) => void;
  /** Somebody else has changed the draft; what only they changed is in the form now. */
  onMerged: () => void;
};

/** Saves what is typed into the form. */
export function useDraft({ place, form, initial, maySave, onCreated, onMerged }: Options) {
  const { key } = initial;
  const [saver] = useState(() => {
    const [store, memory] = [draftStore(place.tariff, key), draftMemory(place, key)];
    return new DraftSaver({ store, memory, start: initial, maySend: maySave });
  });
  const snapshot = useSyncExternalStore(saver.subscribe, saver.getSnapshot, saver.getSnapshot);
  const values = useWatch({ control: form.control }) as EventDraft;

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

  // Leaving, looking elsewhere and coming back online save at once, without waiting for a pause in typing.
  useEffect(() => {
    const flush = () => void saver.flush();
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
    };
  }, [saver]);

  return { ...snapshot, key, saver };
}

export type Draft = ReturnType<typeof useDraft>;
