const words = {
  name: ['name', 'gast', 'guest', 'vorname', 'firstname', 'teilnehmer', 'participant', 'displayname'],
  lastName: ['nachname', 'lastname', 'surname', 'familienname'],
  party: [
    'personen',
    'anzahl',
    'anzahlpersonen',
    'plätze',
    'people',
    'persons',
    'party',
    'partysize',
    'guests',
    'size',
  ],
  email: ['email', 'mail', 'emailadresse', 'mailadresse', 'emailaddress'],
  note: ['notiz', 'note', 'bemerkung', 'kommentar', 'comment'],
} as const;
type Word = keyof typeof words;

const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{Letter}]/gu, '');
/** Without what separates name, party and note in a line. */
const cell = (text = '') => text.replace(/[,;\s]+/gu, ' ').trim();

/** Rows of a file as lines of the list: name, party, address, note. Without a heading for names, every row is `name, party, note`. */
export function toGuestLines([headings = [], ...rows]: readonly string[][]): string[] {
  const at = (word: Word) =>
    headings.findIndex((heading) => (words[word] as readonly string[]).includes(plain(heading)));
  const place = {
    name: at('name'),
    lastName: at('lastName'),
    party: at('party'),
    email: at('email'),
    note: at('note'),
  };
  if (place.name < 0)
    return [headings, ...rows].map((row) =>
      row
        .map(cell)
        .join(', ')
        .replace(/[, ]+$/u, ''),
    );
  return rows.map((row) => {
    const name = `${cell(row[place.name])} ${cell(row[place.lastName])}`.trim();
    return [name, cell(row[place.party]), cell(row[place.email]), cell(row[place.note])]
      .filter((part) => part !== '')
      .join(', ');
  });
}
