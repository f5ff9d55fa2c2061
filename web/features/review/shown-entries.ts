type Entry = { action: string; actor: { name: string | null }; created_at: string };

const reads = ['case_read', 'proof_read'];
const keyOf = ({ action, actor, created_at: at }: Entry) => [action, actor.name, at.slice(0, 10)].join();

/** A case's log without reads of the log and without successive reads by one reviewer on one day (UTC). Newest first. */
export function shownEntries<E extends Entry>(entries: readonly E[]): E[] {
  return entries
    .filter(({ action }) => action !== 'case_log_read')
    .filter((entry, index, shown) => {
      const before = shown[index + 1];
      return !reads.includes(entry.action) || !before || keyOf(before) !== keyOf(entry);
    });
}
