/**
 * Why an event is looked at before guests see it, or after it was changed. They inform a reviewer and never decide: nothing is
 * refused by them. The texts have these keys (`i18n/de/signals.ts`).
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

/** Where the words stand that raised a signal. */
export const signalFields = ['title', 'description', 'location', 'ticket_url', 'price', 'display_name'] as const;
export type SignalField = (typeof signalFields)[number];

export interface Signal {
  signal: SignalName;
  /** Null where it is about no words, such as the first events of a business. */
  field: SignalField | null;
  /** The words as they stand there, so that they can be marked; of a price its cents. */
  text: string | null;
  /** The event of another business that says the same. */
  otherEventId: string | null;
}

export const signalOf = (signal: SignalName, field: SignalField | null = null, text: string | null = null): Signal => ({
  signal,
  field,
  text,
  otherEventId: null,
});

const isSame = (a: Signal, b: Signal) => a.signal === b.signal && a.text === b.text;

/** The signals that are not among these already: raised by the same words, wherever they stand. */
export function withoutKnown(found: readonly Signal[], known: readonly Signal[]): Signal[] {
  return found.filter((signal) => !known.some((one) => isSame(one, signal)));
}

/** Each signal once, in the order of the table. */
export function reasonsOf(signals: readonly Signal[]): SignalName[] {
  return signalNames.filter((name) => signals.some(({ signal }) => signal === name));
}
