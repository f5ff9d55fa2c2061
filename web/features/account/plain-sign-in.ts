import type { texts as Problems } from '#i18n/de/problems.ts';
import type { ApiProblem } from '#web/api/problem.ts';
import { readProblem } from '#web/api/problem.ts';
import { beginSession } from '#web/api/session.ts';
import { apiBase } from '#web/api/settings.ts';
import { visitorHeaders } from '#web/api/sign.ts';

/* Shared by the two plain sign-in pages. */

export type Text<T> = { readonly [K in keyof T]: T[K] extends string ? string : Text<T[K]> };
export const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;

/** Clones the content of a template. */
export function copyOf(template: string): HTMLElement {
  return find<HTMLTemplateElement>(`template[${template}]`).content.firstElementChild?.cloneNode(true) as HTMLElement;
}

/** A sign-in failure as an alert. */
export function failureOf(title: string, words: string): HTMLElement {
  const failure = copyOf('data-failure');
  (failure.querySelector('strong') as Element).textContent = title;
  (failure.querySelector('span') as Element).textContent = words;
  return failure;
}

export function problemTextFor(
  problems: Text<typeof Problems>,
  { code, retryAfterSeconds: seconds }: ApiProblem,
): string {
  if (code !== 'rate_limited' || seconds === null) return problems.code[code];
  const [unit, count] =
    seconds < 60 ? (['seconds', seconds] as const) : (['minutes', Math.ceil(seconds / 60)] as const);
  const wait = problems.wait[`${unit}_${count === 1 ? 'one' : 'other'}`].replace('{{count}}', String(count));
  return problems.rateLimitedFor.replace('{{wait}}', wait);
}

/** A sign-in awaiting its second step, stored per tab. */
export interface PendingStep {
  challenge: string;
  methods: string[];
  passkey: Record<string, unknown> | null;
}

export const PENDING_STEP_KEY = 'dabei.second-step';

/** Sends one step. Returns the next, or null when signed in. */
export async function sendStep(path: string, body: object, remember: boolean): Promise<PendingStep | null> {
  const headers = { 'Content-Type': 'application/json', ...visitorHeaders() };
  const answer = await fetch(`${apiBase()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw await readProblem(answer);
  const done = await answer.json();
  if (!done.access_token) return done;
  beginSession(done, remember);
  return null;
}
