/** Texts of mails. Values in {{…}} are escaped by the template. */
export const texts = {
  greeting: 'Hallo {{name}},',
  greetingPlain: 'Hallo,',
  signature: 'Bis bald\nDein {{brand}}-Team',
  registrationCode: {
    subject: '{{code}} ist dein Code für {{brand}}',
    intro: 'mit diesem Code bestätigst du die E-Mail-Adresse für {{companyName}}:',
    validity: 'Der Code ist 10 Minuten gültig. Gib ihn auf der Seite ein, auf der du dich gerade registrierst.',
    notYou: 'Du hast dich nicht registriert? Dann ignoriere diese Mail und gib den Code niemandem weiter.',
  },
  alreadyRegistered: {
    subject: 'Du bist schon bei {{brand}}',
    intro: 'jemand wollte gerade ein Business mit dieser E-Mail-Adresse registrieren. Sie hat aber schon ein Konto.',
    login: 'Jetzt einloggen',
    notYou: 'Warst du das nicht? Dann musst du nichts tun. An deinem Konto hat sich nichts geändert.',
  },
  lowCredits: {
    subject_one: 'Noch {{count}} Plan-Credit übrig',
    subject_other: 'Noch {{count}} Plan-Credits übrig',
    intro_one: 'von deinen {{total}} Plan-Credits ist noch {{count}} übrig.',
    intro_other: 'von deinen {{total}} Plan-Credits sind noch {{count}} übrig.',
    purchased_one: 'Danach geht es mit {{count}} gekauften Credit weiter.',
    purchased_other: 'Danach geht es mit {{count}} gekauften Credits weiter.',
    none: 'Gekaufte Credits hast du gerade keine. Mit einem Paket kannst du jederzeit nachlegen.',
    button: 'Credits ansehen',
    once: 'Diese Mail bekommst du höchstens einmal pro Zeitraum.',
  },
  contactForward: {
    subject: 'Kontakt: {{topic}} ({{reference}})',
    intro: 'Über das Kontaktformular kam eine Nachricht.',
    topic: 'Thema: {{topic}}',
    sender: 'Von: {{name}}, {{email}}',
    language: 'Sprache: {{language}}',
    reference: 'Vorgang: {{reference}}',
    receivedAt: 'Eingang: {{receivedAt}}',
    answer: 'Wenn du auf diese Mail antwortest, schreibst du an die Person, von der die Nachricht kam.',
  },
  contactConfirmation: {
    subject: 'Deine Nachricht ist angekommen ({{reference}})',
    intro: 'wir haben deine Nachricht zum Thema „{{topic}}“ bekommen: {{receivedAt}}, Vorgang {{reference}}.',
    next: 'Ein Mensch liest sie und antwortet dir meist innerhalb von zwei Werktagen.',
    withdrawal:
      'Damit ist dein Widerruf bei uns eingegangen. Heb diese Mail auf. Was daraus folgt, schreiben wir dir innerhalb von zwei Werktagen; eine Erstattung kommt innerhalb von 14 Tagen.',
    notYou: 'Du hast uns nicht geschrieben? Dann hat jemand deine Adresse eingetragen, und du musst nichts tun.',
  },
} as const;
