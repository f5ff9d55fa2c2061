import { hash } from 'node:crypto';
import { Problem } from '#server/context/problem.ts';

/** The tag of what a resource returns: any change changes the tag, except in the fields of its own that are left out. */
export function etagOf(representation: object, leavesOut: readonly string[] = []): string {
  const counted: Record<string, unknown> = { ...representation };
  for (const name of leavesOut) counted[name] = undefined;
  return `"${hash('sha256', JSON.stringify(counted), 'base64url').slice(0, 22)}"`;
}

/** Whether a list of tags, as in `If-Match` and `If-None-Match`, contains this one, weak or not. `*` matches all. RFC 9110, 13.1.2. */
export function namesEtag(header: string | null | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
}

/**
 * Refuses (412) a change that was based on a state other than the present one. Call it in the transaction that locks the
 * row. Callers that omit `If-Match` opt out.
 */
export function requireMatch(ifMatch: string | undefined, present: object, leavesOut?: readonly string[]): void {
  if (ifMatch === undefined || namesEtag(ifMatch, etagOf(present, leavesOut))) return;
  throw new Problem('precondition_failed', { detail: 'It was changed since you read it; read it again' });
}
