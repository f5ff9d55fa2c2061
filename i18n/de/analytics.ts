/** The analytics tab. */
export const texts = {
  title: 'Wie es läuft',
  lead: 'Aufrufe und Zusagen deiner Events, Tag für Tag. Gezählt wird ohne Cookies.',
  loading: 'Deine Zahlen werden geladen …',
  failed: 'Fehler beim Laden der Zahlen: {{message}}',
  retry: 'Erneut versuchen',
  notAllowed: {
    title: 'Die Zahlen sieht nicht jeder im Team.',
    text: 'Dafür brauchst du das Recht „Statistiken“. Frag deinen Haupt-Administrator.',
  },
  period: { label: 'Zeitraum', '7d': '7 Tage', '30d': '30 Tage', '90d': '90 Tage', '365d': '1 Jahr' },
  range: '{{from}} bis {{to}}',
  metric: {
    label: 'Kennzahl',
    views: 'Aufrufe',
    participants: 'Zusagen',
    conversion: 'Zusagequote',
    credits: 'Credits',
  },
  change: {
    up: '{{percent}} mehr als in den {{period}} davor',
    down: '{{percent}} weniger als in den {{period}} davor',
    same: 'Wie in den {{period}} davor',
    new: 'davor: 0',
  },
  periodBefore: { '7d': '7 Tagen', '30d': '30 Tagen', '90d': '90 Tagen', '365d': '365 Tagen' },
  chart:
    '{{metric}} pro Tag, {{from}} bis {{to}}. Höchster Wert: {{value}} am {{day}}. Alle Werte stehen in der Tabelle darunter.',
  chartEmpty: '{{metric}} pro Tag, {{from}} bis {{to}}: noch keine.',
  table: { open: 'Als Tabelle', day: 'Tag', caption: 'Zahlen pro Tag, der neueste zuerst' },
  csv: 'CSV herunterladen',
  csvBusy: 'CSV wird erstellt …',
  csvFailed: 'Fehler beim Herunterladen: {{message}}',
  fileName: 'dabei-analysen-{{period}}.csv',
  events: {
    title: 'Event für Event',
    event: 'Event',
    deleted: 'Gelöschtes Event',
  },
  empty: {
    title: 'Noch keine Aufrufe in diesem Zeitraum.',
    text: 'Sobald Leute deine Events in der App ansehen, siehst du es hier.',
    action: 'Event erstellen',
  },
} as const;
