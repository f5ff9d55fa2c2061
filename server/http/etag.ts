import { createHash } from 'node:crypto';
import { Problem } from '#server/context/problem.ts';

/** The tag of what a resource answers: any change of it changes the tag, but for the fields that are left out. */
export function etagOf(representation: unknown, leavesOut: readonly string[] = []): string {
  const text = JSON.stringify(representation, (name, value) => (leavesOut.includes(name) ? undefined : value));
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** Whether a list of tags, as `If-Match` and `If-None-Match` carry it, names this one. `*` names every one. */
export function namesEtag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
}

/**
 * Refuses a change that was made on another state than the present one (412). Call it in the transaction that holds the row.
 * Whoever sends no `If-Match` does not mind.
 */
export function requireMatch(ifMatch: string | undefined, present: unknown, leavesOut?: readonly string[]): void {
  if (ifMatch === undefined || namesEtag(ifMatch, etagOf(present, leavesOut))) return;
  throw new Problem('precondition_failed', { detail: 'It was changed since you read it; read it again' });
}
