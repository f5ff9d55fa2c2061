import type { AnswerField, Answers } from '#domain/registration/steps.ts';
import { noAnswers } from '#domain/registration/steps.ts';
import { parseStored, tabStore } from '#web/shell/browser-store.ts';

const DRAFT = 'dabei.registration';

/** Restored after a reload; of the file only the name. */
export type Draft = { answers: Answers; proofName: string | null };

export function readDraft(): Draft | null {
  const draft = parseStored<Record<string, unknown>>(tabStore.read(DRAFT));
  if (!draft) return null;
  const stored = (draft.answers ?? {}) as Record<string, unknown>;
  const fields = Object.keys(noAnswers) as AnswerField[];
  const kept = fields.filter((field) => typeof stored[field] === 'string').map((field) => [field, stored[field]]);
  const proofName = typeof draft.proofName === 'string' ? draft.proofName : null;
  return { answers: { ...noAnswers, ...Object.fromEntries(kept) }, proofName };
}

/** Excludes the password. */
export function writeDraft(draft: Draft | null): void {
  const answers = draft && { ...draft.answers, password: '', confirmPassword: '' };
  tabStore.write(DRAFT, draft && JSON.stringify({ ...draft, answers }));
}
