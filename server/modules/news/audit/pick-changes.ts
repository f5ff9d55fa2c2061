import type { AuditState } from '#server/modules/news/audit/write-audit.ts';

/** Changed fields; null if equal. `leaveOut`: fields without information. */
export function pickChanges(
  before: AuditState,
  after: AuditState,
  leaveOut: readonly string[] = [],
): { before: AuditState; after: AuditState } | null {
  const differing = Object.keys(after).filter(
    (field) =>
      before[field] !== after[field] &&
      !leaveOut.includes(field) &&
      JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (differing.length === 0) return null;
  const pick = (state: AuditState) => Object.fromEntries(differing.map((field) => [field, state[field]]));
  return { before: pick(before), after: pick(after) };
}
