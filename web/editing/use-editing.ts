import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type { ApiProblem } from '#web/api/problem.ts';
import { isProblem } from '#web/api/problem.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { useFieldText } from '#web/api/use-field-text.ts';
import { useForm } from '#web/shell/use-form.ts';
import { useUnsaved } from './leave-guard.tsx';
import { isSame, mergeEdits } from './merge-edits.ts';
import { clearStoredEdits, useStoredEdits } from './stored-edits.ts';

type Options<Data, Values> = {
  /** Name of the form and resource, for kept edits and the leave guard. */
  keepAs: string;
  /** Latest known state; null before the first save. */
  loaded: Tagged<Data> | null;
  toValues: (data: Data | null) => Values;
  read: () => Promise<Tagged<Data>>;
  /** The part of the values to save; default all. */
  pick?: (values: Values, stored: Values) => Values;
  /** Confirms a save; false cancels it. */
  ask?: (values: Values) => Promise<boolean>;
  save: (values: Values, etag: string | undefined) => Promise<Tagged<Data>>;
  onSaved: (saved: Tagged<Data>) => void;
  onFailed: (error: unknown) => void;
};

export type EditConflict<Data, Values> = {
  present: Tagged<Data>;
  merged: Values;
  theirs: string[];
  both: string[];
};

/**
 * A form over a shared resource: saves are conditional, and conflicting edits are merged for the person to choose.
 * Input during a save is kept.
 */
export function useEditing<Data, Values extends FieldValues>(options: Options<Data, Values>) {
  const { loaded, toValues, read, pick, ask, save, onSaved, onFailed } = options;
  const [base, setBase] = useState(loaded);
  const [conflict, setConflict] = useState<EditConflict<Data, Values> | null>(null);
  const [isSaving, setSaving] = useState(false);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: toValues(loaded?.data ?? null) as DefaultValues<Values>,
  });
  const { isDirty } = form.formState;
  const fieldText = useFieldText();
  useStoredEdits(options.keepAs, form, toValues(base?.data ?? null));
  useUnsaved(options.keepAs, isDirty);

  function adopt(present: Tagged<Data>, values: Values) {
    const saved = toValues(present.data);
    setBase(present);
    form.reset(saved);
    for (const field of Object.keys(saved) as Path<Values>[]) {
      const value = values[field] as PathValue<Values, Path<Values>>;
      if (!isSame(value, saved[field])) form.setValue(field, value, { shouldDirty: true });
    }
  }

  // Updates an untouched form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for a newly loaded state
  useEffect(() => {
    if (loaded && !isDirty && loaded.etag !== base?.etag) adopt(loaded, toValues(loaded.data));
  }, [loaded?.etag]);

  async function send(values: Values, etag: string | undefined) {
    setSaving(true);
    try {
      const saved = await save(values, etag);
      const typed = form.getValues();
      adopt(saved, mergeEdits({ base: values, mine: typed, theirs: toValues(saved.data) }).merged);
      setConflict(null);
      clearStoredEdits(options.keepAs);
      onSaved(saved);
    } catch (error) {
      if (isProblem(error, 'precondition_failed')) return await openConflict(values);
      if (isProblem(error, 'invalid_input') || isProblem(error, 'limit_below_guests')) markFields(error, values);
      onFailed(error);
    } finally {
      setSaving(false);
    }
  }

  /** Shows the API's field errors and focuses the first. */
  function markFields({ problem }: ApiProblem, values: Values) {
    const errors = problem.errors ?? [];
    // The last call gets the focus.
    for (const error of errors.toReversed()) {
      const field = error.path.split('.')[0] as Path<Values>;
      if (field in values) form.setError(field, { type: 'server', message: fieldText(error) }, { shouldFocus: true });
    }
  }

  async function openConflict(mine: Values) {
    try {
      const present = await read();
      const edits = { base: toValues(base?.data ?? null), mine, theirs: toValues(present.data) };
      setConflict({ present, ...mergeEdits(edits) });
    } catch (error) {
      onFailed(error);
    }
  }

  return {
    form,
    base,
    /** Replaces the base; keeps typed values. */
    setBase,
    isSaving,
    conflict,
    submit: form.handleSubmit(async (typed) => {
      const values = pick ? pick(typed, toValues(base?.data ?? null)) : typed;
      if (!ask || (await ask(values))) await send(values, base?.etag);
    }),
    /** Restores stored values, in these fields or all. */
    discard(fields?: readonly Path<Values>[]) {
      clearStoredEdits(options.keepAs);
      if (!fields) return form.reset();
      const stored = toValues(base?.data ?? null);
      for (const field of fields) form.setValue(field, stored[field], { shouldDirty: true });
      form.clearErrors(fields);
    },
    keepMine() {
      if (!conflict) return;
      const { merged, present } = conflict;
      const stored = toValues(base?.data ?? null);
      // Otherwise these fields would be dirty after the save.
      for (const field of conflict.theirs as Path<Values>[]) {
        if (isSame(form.getValues(field), stored[field])) form.setValue(field, merged[field], { shouldDirty: true });
      }
      void send(merged, present.etag);
    },
    takeTheirs() {
      if (!conflict) return;
      clearStoredEdits(options.keepAs);
      adopt(conflict.present, toValues(conflict.present.data));
      setConflict(null);
    },
    closeConflict: () => setConflict(null),
  };
}
