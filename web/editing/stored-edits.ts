import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { session, subscribeToSession } from '#web/api/session.ts';
import { parseStored, tabStore } from '#web/shell/browser-store.ts';
import { isSame, mergeEdits } from './merge-edits.ts';

type Kept<Values> = { base: Values; values: Values };

const nameOf = (form: string) => `dabei.typed.${form}`;

/** Whether the form had unsaved values when the session ended. */
export function hasStoredEdits(form: string): boolean {
  return tabStore.read(nameOf(form)) !== null;
}

function read<Values extends object>(form: string): Kept<Values> | null {
  return parseStored<Kept<Values>>(tabStore.read(nameOf(form)), ({ base, values }) => base && values);
}

/** Called on save or discard, not on load: a loading screen may build its form twice. */
export function clearStoredEdits(form: string): void {
  tabStore.write(nameOf(form), null);
}

/** Keeps typed values over the end of a session, until the next login in this tab. `name`: form and business. */
export function useStoredEdits<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
  stored: Values,
): void {
  const latest = useRef({ form, stored });
  useEffect(() => {
    latest.current = { form, stored };
  });

  useEffect(() => {
    const { form, stored } = latest.current;
    const kept = read<Values>(name);
    if (kept) {
      const { merged } = mergeEdits({ base: kept.base, mine: kept.values, theirs: stored });
      for (const field of Object.keys(stored) as Path<Values>[]) {
        if (!isSame(merged[field], stored[field])) form.setValue(field, merged[field], { shouldDirty: true });
      }
    }
    return subscribeToSession(() => {
      const { form, stored } = latest.current;
      const values = form.getValues();
      if (session.read() !== null || isSame(values, stored)) return;
      tabStore.write(nameOf(name), JSON.stringify({ base: stored, values } satisfies Kept<Values>));
    });
  }, [name]);
}
