import { createHash } from 'node:crypto';
import { Problem } from '#server/context/problem.ts';

/** The tag of what a resource returns: any change changes the tag, except in the fields that are left out. */
export function etagOf(representation: unknown, leavesOut: readonly string[] = []): string {
  const text = JSON.stringify(representation, (name, value) => (leavesOut.includes(name) ? undefined : value));
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** Whether a list of tags, as in `If-Match` and `If-None-Match`, contains this one. `*` matches all. */
export function namesEtag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
}

/**
 * Refuses (412) a change that was based on a state other than the present one. Call it in the transaction that locks the
 * row. Callers that omit `If-Match` opt out.
 */
export function requireMatch(ifMatch: string | undefined, present: unknown, leavesOut?: readonly string[]): void {
  if (ifMatch === undefined || namesEtag(ifMatch, etagOf(present, leavesOut))) return;
  throw new Problem('precondition_failed', { detail: 'It was changed since you read it; read it again' });
}
