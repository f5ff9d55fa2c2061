/**
 * Reasons to check an event before guests see it or after a change. They inform reviewers and refuse nothing. Keys of
 * texts in `i18n/de/events.ts` and `i18n/de/review.ts`.
 */
export const signalNames = [
  'first_events',
  'short_link',
  'bare_address',
  'same_text',
  'shouting',
  'foreign_number',
  'odd_price',
  'unlike_name',
] as const;
export type SignalName = (typeof signalNames)[number];

export const signalFields = ['title', 'description', 'location', 'ticket_url', 'price', 'display_name'] as const;
export type SignalField = (typeof signalFields)[number];

export interface Signal {
  signal: SignalName;
  /** Null without text, such as for a business's first events. */
  field: SignalField | null;
  /** The literal text, to highlight it; cents for a price. */
  text: string | null;
  /** Another business's event with the same text. */
  otherEventId: string | null;
}

export const signalOf = (signal: SignalName, field: SignalField | null = null, text: string | null = null): Signal => ({
  signal,
  field,
  text,
  otherEventId: null,
});

const isSame = (a: Signal, b: Signal) => a.signal === b.signal && a.text === b.text;

/** Compares the text, regardless of its field. */
export function withoutKnown(found: readonly Signal[], known: readonly Signal[]): Signal[] {
  return found.filter((signal) => !known.some((one) => isSame(one, signal)));
}

/** Distinct signals in the table's order. */
export function reasonsOf(signals: readonly Signal[]): SignalName[] {
  return signalNames.filter((name) => signals.some(({ signal }) => signal === name));
}
