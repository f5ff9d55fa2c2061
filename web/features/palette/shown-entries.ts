import { RotateCcwClock } from '#web/ui/icons/rotate-ccw-clock.ts';
import { matchEntries } from './match-entries.ts';
import type { EntryGroup, PaletteEntry } from './own-entries.ts';
import type { RecentChoice } from './recent-choices.ts';

/** Server results come last, so that earlier entries do not move. */
const order = ['actions', 'places', 'settings', 'person', 'events', 'guests', 'help'] as const satisfies EntryGroup[];
const MOST_OF_ITS_OWN = 5;

type Shown = {
  typed: string;
  own: readonly PaletteEntry[];
  found: readonly PaletteEntry[];
  recent: readonly RecentChoice[];
  maySeeGuests: boolean;
};

export type ShownGroup = { value: EntryGroup | 'recent'; items: PaletteEntry[] };

/** Recent choices still permitted; own entries in their current wording. */
function recentEntries({ recent, own, maySeeGuests }: Shown): PaletteEntry[] {
  return recent.flatMap((choice): PaletteEntry[] => {
    const entry = own.find(({ id }) => id === choice.id);
    if (entry) return [entry];
    const group = (['events', 'guests', 'help'] as const).find((name) => name === choice.group);
    if (group === undefined || (group === 'guests' && !maySeeGuests)) return [];
    return [{ ...choice, group, icon: RotateCcwClock, isOutside: group === 'help' }];
  });
}

/** Groups in display order; without input recent choices, actions and places. */
export function shownEntries(shown: Shown): ShownGroup[] {
  const isTyped = shown.typed.trim() !== '';
  const recent = isTyped ? [] : recentEntries(shown);
  const entries = isTyped
    ? [...matchEntries(shown.own, shown.typed).slice(0, MOST_OF_ITS_OWN), ...shown.found]
    : shown.own.filter((entry) => entry.group !== 'settings' && !recent.includes(entry));
  const groups = order.map((value) => ({ value, items: entries.filter(({ group }) => group === value) }));
  return [{ value: 'recent' as const, items: recent }, ...groups].filter(({ items }) => items.length > 0);
}
