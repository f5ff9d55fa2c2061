/** The app on a phone: its shortcuts, its bar, what it says without a connection. */
export const texts = {
  name: '{{brand}} für Läden',
  shortName: '{{brand}}',
  description: 'Heute, Events und Gäste deines Ladens auf einen Griff.',
  shortcuts: { create: 'Neues Event', today: 'Heute' },
  bar: {
    label: 'Schnell erreichbar',
    today: 'Heute',
    events: 'Events',
    create: 'Neues Event',
    guests: 'Gäste',
    requests: 'Anfragen',
    more: 'Mehr',
  },
  more: {
    title: 'Mehr',
    close: 'Schließen',
    areas: 'Dein Laden',
    person: 'Du',
    help: 'Hilfe',
    contact: 'Kontakt',
    settings: 'Ansicht',
    integrations: 'Website, API und Webhooks',
  },
  offline: {
    since: 'Offline – Stand von {{time}}',
    none: 'Offline – gerade keine Verbindung',
  },
  install: {
    title: 'Als App aufs Handy',
    text: 'Eigenes Symbol, ohne Adresszeile, und ohne Netz siehst du den letzten Stand.',
    action: 'Als App aufs Handy',
    ios: 'Tippe in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
    menu: 'Öffne das Menü deines Browsers und wähle „App installieren“ oder „Zum Startbildschirm hinzufügen“.',
  },
} as const;
