export const texts = {
  title: '{{brand}}: Wer ist dabei?',
  description:
    'Schreib auf, was du vorhast. Andere zeigen Interesse, du entscheidest, wer mitkommt. Kein endloses Chatten.',
  hero: {
    title: 'Wer ist dabei?',
    lead: 'Schreib auf, was du vorhast. Andere zeigen Interesse, du entscheidest, wer mitkommt. Kein endloses Chatten.',
    app: 'App laden',
    appStores: 'App laden bei',
    close: 'Schließen',
    how: 'So geht’s',
  },
  kinds: {
    title: 'Vier Arten, rauszugehen.',
    lead: 'Jeder Plan hängt da wie ein Zettel am Laternenmast: was, wo, wann. Wer mitwill, reißt einen Streifen ab.',
    strip: 'Dabei',
    mingle: {
      name: 'Mingle',
      text: 'Offene Runde, lockerer Abend. Du kommst, wie du bist, und gehst mit drei Namen mehr.',
      plan: 'Feierabendbier am Landwehrkanal',
      when: 'Fr, 19:30 Uhr',
    },
    meetup: {
      name: 'Meetup',
      text: 'Gleiches Interesse, echter Tisch. Brettspiele, Buchclub, Basteln am Rennrad.',
      plan: 'Catan-Runde in der Milchbar',
      when: 'Mi, 18:00 Uhr',
    },
    date: {
      name: 'Date',
      text: 'Zu zweit, mit Plan statt Smalltalk im Chat. Du entscheidest, wer mitkommt.',
      plan: 'Spaziergang im Treptower Park',
      when: 'So, 15:00 Uhr',
    },
    habit: {
      name: 'Habit',
      text: 'Dranbleiben, weil jemand wartet. Jede Woche dieselbe Zeit, dieselben Leute.',
      plan: 'Laufgruppe Tempelhofer Feld',
      when: 'jeden Di, 7:00 Uhr',
    },
  },
  steps: {
    title: 'So geht’s',
    write: { title: 'Du schreibst auf, was du vorhast.', text: 'Ort, Zeit, wie viele mitkönnen.' },
    join: { title: 'Andere sagen: dabei.', text: 'Mit Gesicht, ohne Roman.' },
    choose: { title: 'Du suchst aus, wer kommt.', text: 'Dann trefft ihr euch. Fertig.' },
  },
  feedback: {
    title: 'Irgendwas fehlt dir noch?',
    text: 'Sag uns, was klemmt oder was du dir wünschst. Jede Nachricht liest ein Mensch.',
  },
} as const;
