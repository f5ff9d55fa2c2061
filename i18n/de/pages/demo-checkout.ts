/** The demo's payment pages. */
export const texts = {
  notice:
    'Demo: Das ist keine echte Zahlung. Es wird kein Geld bewegt und nichts gespeichert, womit man bezahlen kann.',
  checkout: {
    title: 'Bezahlen (Demo)',
    subscription: 'Plan {{name}}',
    subscriptionContent: '{{count}} Credits im Monat',
    pack: '{{count}} Credits',
    packContent: 'Einmalig, verfallen nie',
    perMonth: 'im Monat',
    total: 'Zu zahlen',
    pay: '{{price}} bezahlen',
    cancel: 'Abbrechen',
  },
  closed: {
    paid: 'Schon bezahlt',
    cancelled: 'Abgebrochen',
    expired: 'Abgelaufen',
    text: 'Dieser Bezahlvorgang ist abgeschlossen. Du kannst dieses Fenster schließen.',
    unknown: 'Diesen Bezahlvorgang gibt es nicht.',
  },
  portal: {
    title: 'Abo verwalten (Demo)',
    plan: 'Plan {{name}}',
    price: '{{price}} im Monat',
    renews: 'Läuft bis {{day}} und verlängert sich dann um einen Monat.',
    ends: 'Gekündigt. Läuft noch bis {{day}}.',
    none: 'Gerade läuft kein Abo.',
    cancel: 'Abo kündigen',
  },
  back: 'Zurück zum Dashboard',
} as const;
