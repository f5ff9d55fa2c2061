import { RotateCcwClock } from '#web/ui/icons/rotate-ccw-clock.ts';
import { matchEntries } from './match-entries.ts';
import type { EntryGroup, PaletteEntry } from './own-entries.ts';
import type { RecentChoice } from './recent-choices.ts';

/** What comes from the server comes below what is known at once: nothing moves away that is about to be chosen. */
const order = ['actions', 'places', 'settings', 'person', 'events', 'guests', 'help'] as const satisfies EntryGroup[];
const MOST_OF_ITS_OWN = 5;

type Shown = {
  typed: string;
  own: readonly PaletteEntry[];
  /** What was found for what is typed. */
  found: readonly PaletteEntry[];
  recent: readonly RecentChoice[];
  maySeeGuests: boolean;
};

export type ShownGroup = { value: EntryGroup | 'recent'; items: PaletteEntry[] };

/** What was chosen last, as far as this member may still go there: their own entries in the words of today. */
function recentEntries({ recent, own, maySeeGuests }: Shown): PaletteEntry[] {
  return recent.flatMap((choice): PaletteEntry[] => {
    const entry = own.find(({ id }) => id === choice.id);
    if (entry) return [entry];
    const group = (['events', 'guests', 'help'] as const).find((name) => name === choice.group);
    if (group === undefined || (group === 'guests' && !maySeeGuests)) return [];
    return [{ ...choice, group, icon: RotateCcwClock, isOutside: group === 'help' }];
  });
}

/** The groups to show, in their order: before anything is typed what was chosen last, what can be done and where one can go. */
export function shownEntries(shown: Shown): ShownGroup[] {
  const isTyped = shown.typed.trim() !== '';
  const recent = isTyped ? [] : recentEntries(shown);
  const entries = isTyped
    ? [...matchEntries(shown.own, shown.typed).slice(0, MOST_OF_ITS_OWN), ...shown.found]
    : shown.own.filter((entry) => entry.group !== 'settings' && !recent.includes(entry));
  const groups = order.map((value) => ({ value, items: entries.filter(({ group }) => group === value) }));
  return [{ value: 'recent' as const, items: recent }, ...groups].filter(({ items }) => items.length > 0);
}
