import { plainText } from './plain-text.ts';
import { readInstant } from './read-instant.ts';
import type { Entry, Found, LeftOut } from './result.ts';

type Node = Record<string, unknown>;

const START = /<script\b[^>]{0,500}?application\/ld\+json[^>]{0,500}>/gi;
/** Scripts, and nodes of their JSON, that are read. */
const MOST_SCRIPTS = 200;
const MOST_NODES = 50_000;
const MOST_DEPTH = 12;
const DAY_MINUTES = 24 * 60;
const MOST_TITLE = 200;

/** Types of schema.org that end in `Event` and are none of a business. */
const others = new Set(['DeliveryEvent', 'PublicationEvent', 'BroadcastEvent', 'OnDemandEvent']);

/** Whether a text is a page with events as schema.org data. */
export const isPage = (text: string) => text.search(START) >= 0 && /<(html|head|body|script)\b/i.test(text);

/** Title of a page; empty without one. */
export const titleOfPage = (text: string) => {
  const [, title = ''] = /<title\b[^>]{0,200}>([^<]{0,500})/i.exec(text) ?? [];
  return plainText(title).replace(/\s+/g, ' ').trim().slice(0, MOST_TITLE);
};

function scriptsOf(text: string): string[] {
  const scripts: string[] = [];
  for (const { index, 0: tag } of text.matchAll(START)) {
    if (scripts.length >= MOST_SCRIPTS) break;
    const from = index + tag.length;
    const to = text.indexOf('</script', from);
    scripts.push(text.slice(from, to < 0 ? undefined : to).replace(/<!--|-->|<!\[CDATA\[|\]\]>|^\s*\/\/\s*$/gm, ''));
  }
  return scripts;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** First text of a value; numbers count. */
function textOf(value: unknown): string {
  const [first] = listOf(value);
  if (isNode(first)) return textOf(first['@value'] ?? first.name ?? first['@id']);
  return typeof first === 'string' || typeof first === 'number' ? String(first).trim() : '';
}

function isEvent(node: Node): boolean {
  return listOf(node['@type']).some((type) => {
    const name = String(type).replace(/^.*[/:#]/, '');
    return (/Event$/.test(name) || name === 'Festival' || name === 'Hackathon') && !others.has(name);
  });
}

/** Events of a JSON-LD value: alone, in lists, in `@graph`, and below pages, lists and events. */
function eventsIn(value: unknown, found: Node[], budget: { left: number }, depth = 0): void {
  budget.left -= 1;
  if (budget.left < 0 || depth > MOST_DEPTH) return;
  if (Array.isArray(value)) for (const each of value) eventsIn(each, found, budget, depth + 1);
  else if (isNode(value)) {
    const before = found.length;
    const { subEvent, subEvents, ...rest } = value;
    for (const each of [subEvent, subEvents]) if (each) eventsIn(each, found, budget, depth + 1);
    const isAlone = found.length === before;
    if (isEvent(value)) {
      // A programme of several events is no date of its own.
      if (isAlone) found.push(value);
    } else
      for (const each of Object.values(rest)) if (typeof each === 'object') eventsIn(each, found, budget, depth + 1);
  }
}

type When = { day: string; minutes: number | null };

function readWhen(value: unknown): When | null {
  const text = textOf(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { day: text, minutes: null };
  const instant = readInstant(text);
  const [hours = 0, minutes = 0] = instant?.hours.start?.split(':').map(Number) ?? [];
  return instant && { day: instant.day, minutes: hours * 60 + minutes };
}

const minutesOf = ({ day, minutes }: When) => Date.parse(`${day}T00:00:00Z`) / 60_000 + (minutes ?? 0);
const timeOf = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

function endOf(begins: When, ends: When | null): { end_date: string; end_time: string } {
  if (!ends) return { end_date: '', end_time: '' };
  if (begins.minutes === null || ends.minutes === null) {
    return { end_date: ends.day > begins.day ? ends.day : '', end_time: '' };
  }
  const length = minutesOf(ends) - minutesOf(begins);
  if (length <= 0) return { end_date: '', end_time: '' };
  if (length < DAY_MINUTES) return { end_date: '', end_time: timeOf(ends.minutes) };
  return { end_date: ends.day, end_time: '' };
}

function placeOf(value: unknown): string {
  const places = listOf(value).map((place) => {
    if (!isNode(place)) return textOf(place);
    if (/VirtualLocation$/.test(textOf(place['@type']))) return textOf(place.url);
    const [address] = listOf(place.address);
    const parts = isNode(address)
      ? [textOf(address.streetAddress), `${textOf(address.postalCode)} ${textOf(address.addressLocality)}`.trim()]
      : [textOf(address)];
    const name = textOf(place.name);
    return [name, ...parts.filter((part) => part !== name)].filter(Boolean).join(', ');
  });
  return plainText(places.find((place) => place !== '') ?? '');
}

/** The lowest price in euros, with the address of its offer. */
function offerOf(value: unknown): { ticket_price: string; ticket_url: string } {
  const offers = listOf(value).filter(isNode);
  const priced = offers.flatMap((offer) => {
    const price = Number.parseFloat(textOf(offer.lowPrice ?? offer.price).replace(',', '.'));
    const isEuro = /^(EUR|€|)$/i.test(textOf(offer.priceCurrency));
    return isEuro && price > 0 ? [{ price, url: textOf(offer.url) }] : [];
  });
  const [first] = priced.toSorted((a, b) => a.price - b.price);
  return first ? { ticket_price: first.price.toFixed(2), ticket_url: first.url } : { ticket_price: '', ticket_url: '' };
}

const isCancelled = (node: Node) => /Event(Cancelled|Postponed)$/i.test(textOf(node.eventStatus));
const keyOf = (node: Node) => textOf(node['@id']) || textOf(node.identifier) || textOf(node.url);

/** Events of a page as schema.org data (JSON-LD). */
export function readPage(text: string): Found {
  const leftOut: LeftOut[] = [];
  const nodes: Node[] = [];
  const budget = { left: MOST_NODES };
  for (const script of scriptsOf(text)) {
    try {
      eventsIn(JSON.parse(script), nodes, budget);
    } catch {
      leftOut.push({ title: '', reason: 'broken', text: script.trim().slice(0, 80) });
    }
  }
  // The same event is often described twice on a page.
  const byContent = new Map(
    nodes.map((node) => [`${keyOf(node) || textOf(node.name)} ${textOf(node.startDate)}`, node]),
  );
  const unique = [...byContent.values()];
  const count = Map.groupBy(unique, keyOf);
  const entries: Entry[] = [];
  for (const node of unique) {
    const title = plainText(textOf(node.name)).replace(/\s+/g, ' ').trim();
    const key = keyOf(node);
    const isAlone = key !== '' && count.get(key)?.length === 1;
    const id = isAlone ? key : `${key || title}/${textOf(node.startDate)}`;
    const begins = readWhen(node.startDate);
    if (!begins) leftOut.push({ title, reason: 'no_day', text: textOf(node.startDate) });
    else if (isCancelled(node)) leftOut.push({ title, reason: 'cancelled', text: begins.day, id });
    else {
      entries.push({
        values: {
          title,
          description: plainText(textOf(node.description)),
          location: placeOf(node.location),
          event_date: begins.day,
          start_time: begins.minutes === null ? '' : timeOf(begins.minutes),
          ...endOf(begins, readWhen(node.endDate)),
          ...offerOf(node.offers),
          external_id: id,
        },
        notes: [],
      });
    }
  }
  if (budget.left < 0) leftOut.push({ title: '', reason: 'too_many', text: '' });
  return { entries, leftOut, notes: [] };
}
