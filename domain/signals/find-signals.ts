import { fold } from '#domain/guest-search/search-text.ts';
import { findForeignNumbers } from '#domain/signals/foreign-number.ts';
import { findHiddenLinks } from '#domain/signals/links.ts';
import { isOddPrice } from '#domain/signals/odd-price.ts';
import { findShouting } from '#domain/signals/shouting.ts';
import type { Signal, SignalField } from '#domain/signals/signals.ts';
import { signalOf, withoutKnown } from '#domain/signals/signals.ts';
import type { NamesOfBusiness } from '#domain/signals/unlike-name.ts';
import { isUnlikeName } from '#domain/signals/unlike-name.ts';

export interface CheckedContent {
  title: string;
  description: string;
  location: string;
  ticketUrl: string | null;
  ticketPriceCents: number | null;
  boxOfficePriceCents: number | null;
  tags: readonly string[];
}

export interface SignalContext {
  /** Null: names are not compared. */
  names: NamesOfBusiness | null;
  /** Prices of the business's last events, in cents. */
  formerPrices: readonly number[];
  /** Another business's event with a similar text. */
  otherEventId: string | null;
}

/** Shorter descriptions are alike everywhere: "Live-Musik, Eintritt frei". */
const leastCompared = 60;
/** Trigram similarity, 0 to 1. */
export const sameText = 0.7;

/** Normalized description; empty if too short to compare. */
export function comparedText(description: string): string {
  const folded = fold(description);
  return folded.length < leastCompared ? '' : folded;
}

export function findSignals(event: CheckedContent, { names, formerPrices, otherEventId }: SignalContext): Signal[] {
  const { title, description, location, ticketUrl } = event;
  const texts: [SignalField, string][] = [
    ['title', title],
    ['description', description],
    ['location', location],
    ['ticket_url', ticketUrl ?? ''],
  ];
  const found = texts.flatMap(([field, text]) =>
    findHiddenLinks(text).map((link) => signalOf(link.kind, field, link.text)),
  );
  if (otherEventId !== null) found.push({ ...signalOf('same_text', 'description', description), otherEventId });
  for (const [field, text] of texts.slice(0, 2)) {
    const shouting = findShouting(text);
    if (shouting !== null) found.push(signalOf('shouting', field, shouting));
  }
  for (const [field, text] of texts.slice(0, 3)) {
    found.push(...findForeignNumbers(text).map((number) => signalOf('foreign_number', field, number)));
  }
  const prices = [event.ticketPriceCents, event.boxOfficePriceCents].filter((price) => price !== null);
  const odd = prices.filter((price) => isOddPrice(price, event.tags, formerPrices));
  found.push(...odd.map((price) => signalOf('odd_price', 'price', String(price))));
  if (names && isUnlikeName(names)) found.push(signalOf('unlike_name', 'display_name', names.displayName));
  return found.filter((signal, index) => withoutKnown([signal], found.slice(0, index)).length > 0);
}
