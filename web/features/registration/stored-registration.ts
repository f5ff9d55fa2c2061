import type { AnswerField, Answers } from '#domain/registration/steps.ts';
import { noAnswers } from '#domain/registration/steps.ts';
import { parseKept, tabStore } from '#web/shell/browser-store.ts';

const DRAFT = 'dabei.registration';
const PENDING = 'dabei.registration.pending';

/** What a reload restores. A file cannot be kept, so only its name is. */
export type Draft = { answers: Answers; proofName: string | null };

/** A registration that waits for its code. */
export type PendingConfirmation = {
  email: string;
  /** Milliseconds: when the server sends the next code at the earliest. */
  resendAt: number;
  /** Identifies this registration to the server; the code is useless without it. */
  uploadToken: string;
  /** Name of a proof that has not arrived yet. */
  missingProof: string | null;
};

function read(key: string): Record<string, unknown> | null {
  return parseKept<Record<string, unknown>>(tabStore.read(key));
}

function write(key: string, value: object | null): void {
  tabStore.write(key, value && JSON.stringify(value));
}

export function readDraft(): Draft | null {
  const draft = read(DRAFT);
  if (!draft) return null;
  const stored = (draft.answers ?? {}) as Record<string, unknown>;
  const fields = Object.keys(noAnswers) as AnswerField[];
  const kept = fields.filter((field) => typeof stored[field] === 'string').map((field) => [field, stored[field]]);
  const proofName = typeof draft.proofName === 'string' ? draft.proofName : null;
  return { answers: { ...noAnswers, ...Object.fromEntries(kept) }, proofName };
}

/** The password is left out: it lasts only as long as the page. */
export function writeDraft(draft: Draft | null): void {
  const answers = draft && { ...draft.answers, password: '', confirmPassword: '' };
  write(DRAFT, draft && { ...draft, answers });
}

export function readPending(): PendingConfirmation | null {
  const pending = read(PENDING);
  const isWhole = typeof pending?.email === 'string' && typeof pending.uploadToken === 'string';
  return isWhole ? (pending as PendingConfirmation) : null;
}

export function writePending(pending: PendingConfirmation | null): void {
  write(PENDING, pending);
}
