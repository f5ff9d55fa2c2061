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
} as const;
