/** Notices on devices. Short and without names, since other people may see the screen. */
export const texts = {
  joined_one: '{{count}} Gast ist neu dabei.',
  joined_other: '{{count}} Gäste sind neu dabei.',
  total: 'Insgesamt {{count}}.',
  applied_one: '{{count}} Gast fragt an und wartet auf dein Ja.',
  applied_other: '{{count}} Gäste fragen an und warten auf dein Ja.',
  full: 'Ausgebucht: Alle Plätze sind vergeben.',
  waiting_one: 'Auf der Warteliste steht {{count}} Gast.',
  waiting_other: 'Auf der Warteliste stehen {{count}} Gäste.',
  lowCredits_one: 'Von {{total}} Plan-Credits ist noch {{count}} übrig.',
  lowCredits_other: 'Von {{total}} Plan-Credits sind noch {{count}} übrig.',
  trialEnding_one: 'Noch {{count}} Start-Credit, gültig bis {{day}}.',
  trialEnding_other: 'Noch {{count}} Start-Credits, gültig bis {{day}}.',
  seriesPaused: 'Die Serie pausiert: Für den Termin am {{day}} fehlen Credits.',
  decision: {
    verified: 'Dein Laden ist verifiziert und freigeschaltet.',
    rejected: 'Die Prüfung konnte deinen Laden noch nicht freischalten. Was fehlt, steht im Dashboard.',
  },
  keyEnding: 'Dein API-Schlüssel „{{name}}“ läuft am {{day}} ab.',
  sourceFailing: '{{host}} lässt sich gerade nicht lesen. Deine Events bleiben, wie sie sind.',
  sourceResting: '{{host}} ruht: Eine Woche lang ließ sich die Quelle nicht lesen.',
  webhookOff: 'Ein Webhook wurde abgeschaltet: Sein Empfänger antwortet nicht mehr.',
  test: {
    title: 'Klappt!',
    body: 'So melden wir uns auf diesem Gerät.',
  },
} as const;
