import { hash } from 'node:crypto';
import { Problem } from '#server/context/problem.ts';

/** Tag of a resource's representation, without the given fields. */
export function etagOf(representation: object, leavesOut: readonly string[] = []): string {
  const counted: Record<string, unknown> = { ...representation };
  for (const name of leavesOut) counted[name] = undefined;
  return `"${hash('sha256', JSON.stringify(counted), 'base64url').slice(0, 22)}"`;
}

/** Whether a tag list such as `If-Match` contains this tag, weak or not; `*` matches all. RFC 9110, 13.1.2. */
export function namesEtag(header: string | null | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
}

/**
 * 412 for a change based on an outdated state. Call it in the transaction that locks the row. Without `If-Match`
 * nothing is checked.
 */
export function requireMatch(ifMatch: string | undefined, present: object, leavesOut?: readonly string[]): void {
  if (ifMatch === undefined || namesEtag(ifMatch, etagOf(present, leavesOut))) return;
  throw new Problem('precondition_failed', { detail: 'It was changed since you read it; read it again' });
}
