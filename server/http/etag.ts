import { hash } from 'node:crypto';
import { Problem } from '#server/context/problem.ts';

const hashOf = (value: unknown) => hash('sha256', JSON.stringify(value), 'base64url');

/** Tag of a resource's representation. Fields left out of the state are hashed after a dot. */
export function etagOf(representation: object, leavesOut: readonly string[] = []): string {
  const counted: Record<string, unknown> = { ...representation };
  const rest = leavesOut.map((name) => counted[name]);
  for (const name of leavesOut) counted[name] = undefined;
  const state = hashOf(counted).slice(0, 22);
  return leavesOut.length === 0 ? `"${state}"` : `"${state}.${hashOf(rest).slice(0, 8)}"`;
}

/** Removes the hash of the fields left out. */
const toState = (tags: string) => tags.replaceAll(/\.[\w-]{8}"/g, '"');

/** Whether a tag list such as `If-Match` contains this tag, weak or not; `*` matches all. RFC 9110, 13.1.2. */
export function namesEtag(header: string | null | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
}

/**
 * 412 for a change based on an outdated state. Call it in the transaction that locks the row. Without `If-Match`
 * nothing is checked.
 */
export function requireMatch(ifMatch: string | undefined, present: object, leavesOut?: readonly string[]): void {
  if (ifMatch === undefined || namesEtag(toState(ifMatch), toState(etagOf(present, leavesOut)))) return;
  throw new Problem('precondition_failed', { detail: 'It was changed since you read it; read it again' });
}
