/** Header, footer, ribbon and error screen of every page, also in the browser. */
export const texts = {
  skipLink: 'Zum Inhalt springen',
  home: '{{brand}}, zur Startseite',
  nav: {
    label: 'Hauptmenü',
    business: 'Für Läden',
    features: 'Funktionen',
    pricing: 'Preise',
    login: 'Einloggen',
    register: 'Kostenlos registrieren',
    logout: 'Abmelden',
    dashboard: 'Zum Dashboard',
    account: 'Dein Konto',
    theme: 'Hell oder dunkel',
    switchBusiness: 'Laden wechseln',
    open: 'Menü öffnen',
    close: 'Menü schließen',
  },
  language: { label: 'Sprache', de: 'Deutsch', en: 'English' },
  theme: 'Helles oder dunkles Design',
  footer: {
    claim: '{{brand}} bringt Pläne aus dem Chat auf die Straße. Gemacht in Berlin, für alle, die lieber rausgehen.',
    copyright: '© {{year}} {{company}}',
    label: 'Hilfe und Rechtliches',
    /** Links by address; the texts arrive in the page. */
    support: {
      '/faq': 'FAQ',
      '/contact': 'Kontakt',
      '/help': 'Hilfe',
    },
    legal: {
      '/imprint': 'Impressum',
      '/datenschutz': 'Datenschutz',
      '/agb': 'AGB',
      '/widerruf': 'Widerruf',
      '/ranking': 'Sortierung',
    },
    /** On every page: what the law requires, and the state of the service. */
    duties: {
      '/vertrag-widerrufen': 'Vertrag widerrufen',
      '/barrierefreiheit': 'Barrierefreiheit',
      '/status': 'Status',
    },
  },
  demo: {
    label: 'Hinweis zur Demo',
    name: 'Demo',
    text: 'Alles zum Ausprobieren, nichts ist echt.',
    guest: 'Als Gast ansehen',
    mails: 'Mails ansehen',
  },
  failure: {
    title: 'Da ist etwas gerissen.',
    text: 'Ein unerwarteter Fehler ist aufgetreten. Lade die Seite neu. Hilft das nicht, versuch es in ein paar Minuten noch einmal.',
    retry: 'Seite neu laden',
    home: 'Zur Startseite',
  },
} as const;
