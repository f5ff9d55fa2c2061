export const texts = {
  unavailable: {
    title: 'Gerade nicht erreichbar',
    text: 'Unsere Datenbank antwortet im Moment nicht. Diese Seite versucht es alle paar Sekunden noch einmal. Verloren geht nichts.',
    retry: 'Jetzt noch einmal versuchen',
  },
  title: 'Seite nicht gefunden · {{brand}}',
  code: '404',
  message: 'Oops! Page not found',
  text: 'Der Zettel hängt hier nicht mehr. Alle Streifen weg, oder jemand hat drübergeklebt.',
  home: 'Zur Startseite',
} as const;
