export const texts = {
  title: 'Seite nicht gefunden · {{brand}}',
  code: '404',
  message: 'Oops! Page not found',
  text: 'Der Zettel hängt hier nicht mehr. Alle Streifen weg, oder jemand hat drübergeklebt.',
  home: 'Zur Startseite',
} as const;
