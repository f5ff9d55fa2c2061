/** Sources of the last change of an event’s content. */
export const editors = ['person', 'key', 'series', 'import_source'] as const;
export type Editor = (typeof editors)[number];

/** A call with a key alone has no session. */
export function editorOf(
  actor: { kind: 'member'; sessionId: string | null } | { kind: 'series' | 'import_source' },
): Editor {
  if (actor.kind !== 'member') return actor.kind;
  return actor.sessionId === null ? 'key' : 'person';
}
