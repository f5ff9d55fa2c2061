/**
 * Consumers' withdrawal page; § 356a BGB sets both buttons' words. Works without scripts. Needs a lawyer's review
 * before use.
 */
export const texts = {
  head: 'Vertrag widerrufen – {{brand}}',
  description:
    'Widerrufe einen Kauf bei {{brand}} in zwei Schritten, ohne Konto und ohne Gründe. Die Bestätigung kommt sofort.',
  title: 'Vertrag widerrufen',
  lead: 'Du hast etwas gekauft und willst es doch nicht? Zwei Schritte, dann ist es erklärt.',
  points: {
    reason: 'Gründe brauchst du keine.',
    receipt: 'Du bekommst sofort eine E-Mail mit allem, was du geschickt hast, mit Datum und Uhrzeit.',
    business: 'Das Widerrufsrecht haben Verbraucherinnen und Verbraucher. Läden können ihr Abo jederzeit kündigen.',
    more: 'Fristen und Folgen stehen in der <withdrawal>Widerrufsbelehrung</withdrawal>.',
  },
  fields: {
    name: 'Dein Name',
    email: 'Deine E-Mail',
    contract: 'Was widerrufst du?',
    ordered: 'Wann hast du es gekauft?',
  },
  form: {
    title: 'Schritt 1 von 2: Deine Angaben',
    emailHelp: 'Hierhin geht die Bestätigung.',
    contractHelp: 'Zum Beispiel: Premium-Abo, Konto vera@example.com. Eine Bestell- oder Rechnungsnummer hilft.',
    optional: 'optional',
    orderedHelp: 'Ungefähr reicht.',
    privacy: 'Wir heben deinen Widerruf drei Jahre lang auf, als Nachweis. Mehr im <privacy>Datenschutz</privacy>.',
    submit: 'Vertrag widerrufen',
  },
  confirm: {
    title: 'Schritt 2 von 2: Stimmt das so?',
    text: 'Erst mit dem Knopf „Widerruf bestätigen“ ist dein Widerruf erklärt.',
    change: 'Angaben ändern',
    submit: 'Widerruf bestätigen',
  },
  failed: 'Dein Widerruf ging noch nicht raus',
  kept: 'Nichts ist verloren: Alles, was du geschrieben hast, steht noch hier.',
  check: 'Bitte prüfe die markierten Stellen.',
  broken: 'Bei uns ist etwas schiefgegangen. Bitte versuche es gleich noch einmal.',
  faults: {
    required: 'Bitte fülle dieses Feld aus.',
    too_long: 'Das ist zu lang, höchstens {{max, number}} Zeichen.',
    email: 'Das ist keine vollständige E-Mail-Adresse.',
    other: 'Das passt hier nicht.',
  },
  sent: {
    head: 'Widerruf angekommen – {{brand}}',
    title: 'Dein Widerruf ist da',
    reference: 'Dein Vorgang: {{reference}}',
    text: 'Die Bestätigung mit Inhalt, Datum und Uhrzeit ist schon unterwegs zu dir. Schau auch im Spam-Ordner nach und heb sie auf.',
    home: 'Zur Startseite',
  },
} as const;
