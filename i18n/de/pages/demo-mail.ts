/** The demo's mailbox. */
export const texts = {
  title: 'Postfach der Demo',
  notice: 'Hier landen alle Mails. Es geht keine einzige raus.',
  list: 'Mails',
  count_zero: 'Noch keine Mail.',
  count_one: '{{count}} Mail.',
  count_other: '{{count}} Mails.',
  fresh: 'Neue fallen von selbst herein.',
  none: 'Registrier dich oder veröffentliche etwas, dann liegt hier gleich eine Mail.',
  to: 'An {{to}}',
  all: 'Alle Mails',
  asMail: 'Mail',
  asText: 'Nur Text',
  back: 'Zurück',
} as const;
