/** A business's agreements and declarations in its account, and their note on the dashboard. */
export const texts = {
  title: 'Verträge',
  text: 'Was zwischen dir und uns gilt, in welcher Fassung, und wer es wann angenommen hat.',
  loading: 'Deine Verträge werden geladen …',
  loadFailed: 'Deine Verträge konnten nicht geladen werden: {{message}}',
  retry: 'Erneut versuchen',
  busy: 'Einen Moment …',
  failed: 'Das hat nicht geklappt',
  names: {
    terms: 'Nutzungsbedingungen (AGB)',
    privacy: 'Datenschutzerklärung',
    trader: 'Erklärung als Unternehmer',
    processing: 'Auftragsverarbeitung',
    advertising: 'Keine politische Werbung',
  },
  /** The registration's checkbox has the same sentence. Needs a lawyer's review before use. */
  trader: {
    statement:
      'Ich handle als Unternehmer (§ 14 BGB) und biete nur Produkte und Dienste an, die dem Recht der EU entsprechen.',
  },
  /** The tick at paid placements has the same sentence. Needs a lawyer's review before use. */
  advertising: {
    statement: 'Was wir als „Featured“ oder per Push zeigen lassen, ist keine politische Werbung.',
  },
  advertisingOpen: 'Gebraucht vor dem ersten „Featured“ oder Push.',
  processingText: 'Der Vertrag über die Daten deiner Gäste, nach Art. 28 DSGVO.',
  processors: {
    title: 'Weitere Auftragsverarbeiter, Liste vom {{day}}',
    earlier: 'Liste vom {{day}}',
    object: 'Widersprechen kannst du bis zum {{day}}.',
    none: 'Keine.',
  },
  accepted: 'Fassung {{version}}, angenommen am {{when}}',
  acceptedBy: 'Fassung {{version}}, angenommen am {{when}} von {{name}}',
  open: 'Noch nicht angenommen',
  coming: 'Fassung {{version}} gilt ab {{day}}',
  read: 'Lesen',
  readNamed: '{{document}} lesen',
  accept: 'Annehmen',
  acceptNamed: '{{document}} annehmen, Fassung {{version}}',
  done: 'Angenommen',
  doneText: '{{document}}, Fassung {{version}}',
  download: 'PDF',
  downloadNamed: '{{document}}, Fassung {{version}} als PDF',
  fileName: 'auftragsverarbeitung.pdf',
} as const;
