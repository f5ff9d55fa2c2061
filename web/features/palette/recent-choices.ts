import { localStore, parseStored } from '#web/shell/browser-store.ts';
import { SESSION_KEY } from '#web/shell/events.ts';

/** A recent choice, with its texts, since search results are not stored. */
export type RecentChoice = { id: string; group: string; label: string; hint: string; to: string };

const MOST = 5;

/** Prefixed with the session's key, so that a logout clears it: it names guests. */
const nameOf = (businessId: string) => `${SESSION_KEY}.recent.${businessId}`;

const isChoice = (choice: unknown): choice is RecentChoice =>
  choice instanceof Object &&
  ['id', 'group', 'label', 'hint', 'to'].every((part) => typeof (choice as Record<string, unknown>)[part] === 'string');

/** Latest first, per business and browser. */
export function recentChoices(businessId: string): RecentChoice[] {
  const kept = parseStored<unknown[]>(localStore.read(nameOf(businessId)), Array.isArray);
  return kept?.filter(isChoice).slice(0, MOST) ?? [];
}

export function addRecentChoice(businessId: string, choice: RecentChoice): void {
  const others = recentChoices(businessId).filter(({ id }) => id !== choice.id);
  localStore.write(nameOf(businessId), JSON.stringify([choice, ...others].slice(0, MOST)));
}
