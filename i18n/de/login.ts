/** The business login. */
export const texts = {
  head: 'Business-Login – {{brand}}',
  description: 'Logge dich ein und verwalte Profil, Events, Team und Credits deines Ladens bei {{brand}}.',
  ended: {
    title: 'Du bist nicht mehr angemeldet.',
    text: 'Deine Sitzung ist abgelaufen oder wurde woanders beendet. Deine Entwürfe und was du in Profil und Geschäftsdaten getippt hast, sind noch da.',
  },
  title: 'Schön, dass du wieder da bist.',
  lead: 'Willkommen zurück am Tresen.',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  remember: 'Angemeldet bleiben',
  forgot: 'Passwort vergessen?',
  submit: 'Einloggen',
  busy: 'Einen Moment …',
  register: { question: 'Noch kein Business-Konto?', link: 'Kostenlos registrieren' },
  closeMessage: 'Meldung schließen',
  messages: 'Meldungen',
  failed: 'Login-Fehler',
  unknown: { title: 'Unbekannter Fehler', text: 'Bitte versuchen Sie es später erneut.' },
  signedIn: 'Du bist angemeldet. Dein Dashboard wird geladen …',
  demo: {
    title: 'Demo-Zugang',
    fill: 'Demo-Zugang eintragen',
  },
} as const;
