/** The contact page and its form. */
export const texts = {
  head: 'Kontakt – {{brand}}',
  description:
    'Schreib dem Team von {{brand}}: Fragen zum Business-Konto, zu Credits, Technik, Datenschutz oder Presse.',
  title: 'Schreib uns.',
  lead: 'Jede Nachricht liest ein Mensch. Wir antworten meist innerhalb von zwei Werktagen.',
  other: {
    title: 'Lieber direkt?',
    faqTitle: 'Vielleicht steht es schon da',
    faq: 'Häufige Fragen',
    help: 'Hilfe Schritt für Schritt',
  },
  topic: 'Worum geht es?',
  topicPlaceholder: 'Bitte wählen',
  topics: {
    general: 'Allgemeine Frage',
    business: 'Business-Konto und Prüfung',
    billing: 'Credits, Abo und Rechnung',
    technical: 'Technik und API',
    privacy: 'Datenschutz',
    withdrawal: 'Widerruf',
    press: 'Presse',
  },
  name: 'Name',
  email: 'E-Mail',
  emailHelp: 'An diese Adresse antworten wir.',
  message: 'Nachricht',
  messageHelp:
    'Bitte keine Passwörter oder Kartendaten. Bei einem Widerruf genügen der Kauf und die E-Mail-Adresse deines Kontos.',
  tooShort: 'Schreib uns bitte ein paar Worte mehr.',
  trap: 'Dieses Feld bitte leer lassen',
  submit: 'Nachricht senden',
  busy: 'Wird gesendet …',
  privacy: 'Wir verwenden deine Angaben nur für die Antwort. Mehr dazu im <privacy>Datenschutz</privacy>.',
  /** `{n}` is filled in by the page. */
  limited: 'Das waren zu viele Nachrichten. Versuche es in {n} Minuten noch einmal.',
  failed: 'Deine Nachricht ging nicht raus',
  kept: 'Nichts ist verloren: Dein Text steht noch hier.',
  sent: {
    title: 'Angekommen. Danke!',
    text: 'Wir haben deine Nachricht und schicken dir gleich eine Bestätigung an {email}. Schau auch im Spam-Ordner nach.',
    again: 'Noch eine Nachricht schreiben',
  },
  noScript: 'Das Formular braucht JavaScript. Ohne geht es auch: Schreib an {{email}}.',
} as const;
