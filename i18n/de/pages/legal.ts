/** What all long legal and support texts share: search, contents, printing, placeholders. */
export const texts = {
  updated: 'Zuletzt aktualisiert: {{date}} · Fassung {{version}}',
  fingerprint: 'Prüfsumme der Fassung (SHA-256)',
  coming: {
    title: 'Fassung {{version}} gilt ab {{day}}',
    text: 'Bis dahin gilt, was hier steht. Was danach gilt, steht darunter.',
    heading: 'Ab {{day}}: {{title}}',
  },
  print: 'Als PDF speichern',
  back: 'Zurück',
  toTop: 'Nach oben',
  contents: 'Inhalt',
  /** `{n}` is a number and `{q}` what was searched for; the page fills them in. */
  search: {
    clear: 'Suche leeren',
    hitsLabel: 'Treffer: ',
    hits: { none: '0 Treffer', one: '1 Treffer', many: '{n} Treffer' },
    contains: { one: ' enthält „{q}“.', many: ' enthalten „{q}“.' },
    sections: {
      label: 'Im Text suchen',
      none: 'Kein Abschnitt',
      one: '1 von {{total}} Abschnitten',
      many: '{n} von {{total}} Abschnitten',
    },
    entries: {
      label: 'Wobei brauchst du Hilfe?',
      none: 'Kein Eintrag',
      one: '1 von {{total}} Einträgen',
      many: '{n} von {{total}} Einträgen',
    },
  },
  /** Words for what `domain/legal/promises.ts` lists. A lawyer has to read the sentences around them before anybody relies on them. */
  facts: {
    company_name: 'Firma',
    display_name: 'Anzeigename',
    legal_form: 'Rechtsform',
    register_number: 'Registernummer',
    tax_number: 'Steuernummer',
    address: 'Anschrift',
    manager: 'Geschäftsführung',
  },
  measures: {
    hide_event: 'ein Event ausblenden',
    hide_profile: 'ein Profil mit allen Events ausblenden',
    stop_publishing: 'das Veröffentlichen unterbinden',
    suspend: 'ein Konto bis zu einem genannten Tag sperren',
    end: 'den Vertrag beenden',
  },
  grounds: {
    illegal_content: 'rechtswidrige Inhalte',
    repeated_breach: 'wiederholte Verstöße gegen diese Bedingungen',
    guest_safety: 'Gefahr für Gäste',
  },
  staff: { reviewer: 'Prüfung', support: 'Support', lead: 'Leitung der Prüfung' },
  /** Stands where the operator has not configured something. */
  placeholder: {
    company: '[Firma]',
    street: '[Straße und Hausnummer]',
    zipCode: '[PLZ]',
    city: '[Ort]',
    managingDirector: '[Geschäftsführung]',
    registerCourt: '[Registergericht]',
    registerNumber: '[Registernummer]',
    vatId: '[USt-IdNr.]',
    phone: '[Telefonnummer]',
    email: '[E-Mail-Adresse]',
  },
} as const;
