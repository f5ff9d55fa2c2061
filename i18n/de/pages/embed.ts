/** What hangs on the business's own website, besides the words of its page. */
export const texts = {
  none: 'Gerade hängt hier nichts.',
  all: 'Alle Zettel auf {{brand}}',
  frameTitle: 'Events von {{name}}',
  opensOn: 'Macht {{day}} um {{time}} auf',
  alwaysOpen: 'rund um die Uhr',
} as const;
