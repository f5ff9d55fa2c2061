import { readDay, readTime } from './read-values.ts';

/** Columns in form order, with words that identify their headings. */
const words = {
  title: ['titel', 'title', 'name', 'event', 'veranstaltung', 'summary', 'betreff', 'subject', 'eventname'],
  description: ['beschreibung', 'description', 'text', 'details', 'info', 'inhalt'],
  location: ['ort', 'location', 'place', 'venue', 'raum', 'adresse', 'address', 'veranstaltungsort'],
  event_date: ['datum', 'date', 'tag', 'day', 'startdatum', 'startdate', 'eventdate', 'beginntam', 'termin'],
  start_time: ['uhrzeit', 'zeit', 'time', 'beginn', 'start', 'startzeit', 'starttime', 'von', 'from', 'beginntum'],
  end_time: ['ende', 'end', 'endzeit', 'endtime', 'bis', 'until', 'to', 'endetum'],
  max_participants: ['plätze', 'plaetze', 'kapazität', 'teilnehmer', 'capacity', 'places', 'seats', 'maxparticipants'],
  ticket_price: ['preis', 'price', 'eintritt', 'kosten', 'ticketpreis', 'ticketprice', 'cost', 'entry', 'admission'],
  ticket_url: ['ticketlink', 'link', 'url', 'tickets', 'website', 'ticketurl', 'tickets', 'webseite'],
  external_id: ['id', 'uid', 'externeid', 'externalid', 'nummer', 'number', 'nr'],
} as const;

export type Column = keyof typeof words;
export const columns = Object.keys(words) as Column[];

/** Column by heading; empty if ignored. */
export type Mapping = readonly (Column | '')[];

const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{Letter}]/gu, '');

/** Detects columns by cell values; free text is never guessed. */
const readers = [
  ['event_date', readDay],
  ['start_time', readTime],
] as const;

/** Maps by headings, the first of equal ones winning, then unmatched ones by values. */
export function guessMapping(headings: readonly string[], rows: readonly (readonly string[])[] = []): Mapping {
  const taken = new Set<Column>();
  const mapping = headings.map((heading) => {
    const word = plain(heading);
    const found = columns.find((column) => !taken.has(column) && (words[column] as readonly string[]).includes(word));
    if (found) taken.add(found);
    return found ?? '';
  });
  for (const [column, read] of readers) {
    if (taken.has(column)) continue;
    const at = mapping.findIndex((known, index) => {
      const cells = rows.flatMap((row) => row[index]?.trim() || []);
      return known === '' && cells.length > 0 && cells.every((cell) => read(cell) !== null);
    });
    if (at >= 0) mapping[at] = column;
  }
  return mapping;
}
