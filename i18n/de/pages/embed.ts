/** The embed's texts besides its page's. */
export const texts = {
  none: 'Gerade hängt hier nichts.',
  all: 'Alle Zettel auf {{brand}}',
  frameTitle: 'Events von {{name}}',
  join: 'Dabei: {{title}}',
  close: 'Schließen',
  opensOn: 'Macht {{day}} um {{time}} auf',
  alwaysOpen: 'rund um die Uhr',
} as const;
