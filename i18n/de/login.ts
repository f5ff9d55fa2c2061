/** The business login. */
export const texts = {
  head: 'Business-Login – {{brand}}',
  title: 'Schön, dass du wieder da bist.',
  lead: 'Logge dich mit deinem Business-Konto ein.',
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
