/** Shared by long legal and support texts: search, contents, printing, placeholders. */
export const texts = {
  updated: 'Zuletzt aktualisiert: {{date}} · Fassung {{version}}',
  fingerprint: 'Prüfsumme der Fassung (SHA-256)',
  coming: {
    title: 'Fassung {{version}} gilt ab {{day}}',
    text: 'Bis dahin gilt, was hier steht. Was danach gilt, steht darunter.',
    heading: 'Ab {{day}}: {{title}}',
  },
  former: 'Frühere Fassung {{version}} ({{date}})',
  print: 'Als PDF speichern',
  back: 'Zurück',
  toTop: 'Nach oben',
  contents: 'Inhalt',
  /** The page inserts the number `{n}` and the query `{q}`. */
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
  /** Words for `domain/legal/promises.ts`. The sentences around them need a lawyer's review before use. */
  facts: {
    company_name: 'Firma',
    display_name: 'Anzeigename',
    legal_form: 'Rechtsform',
    handelsregister_number: 'Registernummer',
    tax_id: 'Steuernummer',
    address: 'Anschrift',
    managing_director: 'Geschäftsführung',
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
  staff: { reviewer: 'Prüfung', support: 'Support', finance: 'Finanzen', lead: 'Leitung der Prüfung' },
  /** Words for `domain/retention/retention.ts`: kind of data, period, start, and exceptions. */
  retention: {
    groups: {
      guests: 'Gäste',
      businesses: 'Geschäfte und ihre Teams',
      money: 'Rechnungen',
      everybody: 'Alles Übrige',
    },
    grounds: {
      contract: 'Vertrag, Art. 6 Abs. 1 lit. b DSGVO',
      law: 'gesetzliche Pflicht, Art. 6 Abs. 1 lit. c DSGVO',
      interest: 'berechtigtes Interesse, Art. 6 Abs. 1 lit. f DSGVO',
    },
    periods: {
      hours_one: '{{count}} Stunde',
      hours_other: '{{count}} Stunden',
      days_one: '{{count}} Tag',
      days_other: '{{count}} Tage',
      months_one: '{{count}} Monat',
      months_other: '{{count}} Monate',
      years_one: '{{count}} Jahr',
      years_other: '{{count}} Jahre',
    },
    entries: {
      guests: {
        what: 'Teilnahmen an Events',
        kept: '{{period}} nach dem Event. Danach bleiben nur Zahlen ohne Namen.',
      },
      leftGuests: {
        what: 'Wer abgesagt hat',
        kept: '{{period}} nach der Absage, auch wenn das Event noch kommt. Danach bleiben nur Zahlen.',
      },
      refusedGuests: {
        what: 'Wer abgelehnt wurde',
        kept: '{{period}} nach dem Event; bis dahin gilt die Ablehnung. Danach bleiben nur Zahlen.',
      },
      webRequests: {
        what: 'Anfragen von Gästen ohne App, die ihre E-Mail-Adresse nicht bestätigt haben',
        kept: '{{period}}.',
      },
      farewells: {
        what: 'Adressen für die Absage eines gelöschten Events an Gäste ohne App',
        kept: 'bis die Mail verschickt ist, höchstens {{period}}.',
      },
      appChanges: { what: 'Mitteilungen an die App', kept: '{{period}}, damit keine verloren geht.' },
      locations: {
        what: 'Genaue Standorte',
        kept: 'nur für die laufende Suche; der Ort eines Events bleibt so lange wie das Event.',
      },
      reporters: {
        what: 'Meldungen',
        kept: 'wer etwas gemeldet hat und mit welchen Worten, {{period}} nach der Entscheidung. So lange kann es Beschwerden geben, auf die wir antworten. Danach bleibt, dass es eine Meldung gab.',
      },
      account: {
        what: 'Konto, Profil, Events, Bilder und Team',
        kept: 'bis du dein Konto löschst; dann sofort. Was ein Gesetz verlangt, steht unter „Rechnungen“.',
      },
      people: {
        what: 'Dein Zugang',
        kept: 'bis du zu keinem Geschäft mehr gehörst und nirgends mehr angemeldet bist. Danach bleibt eine Nummer ohne Namen.',
      },
      registrations: { what: 'Nicht bestätigte Registrierungen', kept: '{{period}}.' },
      proofs: {
        what: 'Nachweise',
        kept: '{{period}} nach der Entscheidung. Danach bleibt, dass es einen gab, und ein Prüfwert der Datei.',
      },
      review: {
        what: 'Entscheidungen und Notizen der Prüfung',
        kept: 'bis zur Löschung des Kontos. Danach bleibt, dass und wann entschieden wurde.',
      },
      measures: {
        what: 'Maßnahmen und Beschwerden',
        kept: '{{period}} nach dem Ende der Maßnahme, auch wenn das Konto gelöscht wird.',
      },
      contracts: {
        what: 'Angenommene Verträge',
        kept: '{{period}} nach dem Ende des Jahres, in dem das Konto gelöscht wurde.',
      },
      sessions: {
        what: 'Anmeldungen mit Browser und Land, und Geräte für Mitteilungen',
        kept: 'bis zur Abmeldung oder bis die Anmeldung von selbst abläuft.',
      },
      factors: {
        what: 'Zweite Faktoren, Wiederherstellungscodes und begonnene Anmeldungen',
        kept: 'bis du sie entfernst; was nicht zu Ende geführt wird, bis es abläuft.',
      },
      emailChanges: {
        what: 'Änderungen der Adresse, mit der du dich anmeldest',
        kept: '{{period}} nach der Änderung, so lange lässt sie sich zurücknehmen; was niemand bestätigt, einen Tag.',
      },
      knownDevices: {
        what: 'Arten von Geräten, mit denen du dich angemeldet hast (etwa „Firefox, Windows“)',
        kept: '{{period}} nach der letzten Anmeldung damit.',
      },
      passwordLinks: { what: 'Links für ein neues Passwort', kept: '{{period}} nach Ablauf.' },
      invitations: { what: 'Links von Einladungen', kept: '{{period}} nach Ablauf.' },
      ownershipOffers: {
        what: 'Angebote, ein Geschäft zu übergeben',
        kept: '{{period}}, nachdem sie angenommen, abgelehnt oder zurückgezogen wurden oder abgelaufen sind.',
      },
      notices: {
        what: 'Nachrichten, die noch zu senden sind',
        kept: 'einen Tag nach dem Versand, höchstens {{period}}.',
      },
      webhookMessages: { what: 'Nachrichten an Programme von Geschäften', kept: '{{period}}, ohne Namen von Gästen.' },
      streamChanges: { what: 'Meldungen an offene Dashboards', kept: '{{period}}, ohne Namen.' },
      agentRequests: { what: 'Fragen von Assistenten an Geschäfte', kept: '{{period}}, ohne Namen von Gästen.' },
      exports: {
        what: 'Dateien mit allen Daten zum Mitnehmen',
        kept: '{{period}}; sofort weg sind sie, wenn ein Gast darin gelöscht wird.',
      },
      payments: {
        what: 'Zahlungen mit Namen und Anschrift des Käufers',
        kept: '{{period}} ab dem Ende des Jahres, nach § 147 der Abgabenordnung und § 257 des Handelsgesetzbuchs, auch nach Löschung des Kontos.',
      },
      invoices: {
        what: 'Rechnungen und Rechnungskorrekturen mit ihren Dateien',
        kept: '{{period}} ab dem Ende des Jahres, nach § 14b des Umsatzsteuergesetzes und § 147 der Abgabenordnung, auch nach Löschung des Kontos.',
      },
      billing: {
        what: 'Rechnungsdaten: für wen und wohin Rechnungen gehen',
        kept: 'bis du dein Konto löschst; auf ausgestellten Rechnungen so lange wie diese.',
      },
      ledger: {
        what: 'Buchungen von Credits',
        kept: 'so lange wie das Geschäft; nach dessen Löschung ohne Namen.',
      },
      paymentMessages: { what: 'Nummern von Nachrichten des Zahlungsdienstes', kept: '{{period}}.' },
      contactMessages: { what: 'Anfragen an uns', kept: '{{period}} auf unseren Servern.' },
      mails: {
        what: 'Welche E-Mails wir an welche Adresse geschickt haben und ob sie ankamen, ohne ihren Text',
        kept: '{{period}}.',
      },
      suppressedAddresses: {
        what: 'Adressen, an die wir nicht mehr schreiben, weil E-Mails zurückkamen oder jemand sie als Spam gemeldet hat',
        kept: '{{period}}; früher, wenn die Adresse wieder geht oder das Konto gelöscht wird.',
      },
      withdrawals: {
        what: 'Erklärte Widerrufe',
        kept: '{{period}} nach dem Ende des Jahres, in dem sie eingingen.',
      },
      letters: { what: 'Schriftwechsel in unserem Postfach', kept: 'bis zu {{period}} nach der letzten Antwort.' },
      answers: {
        what: 'Antworten auf Aufrufe, die wiederholt werden können',
        kept: '{{period}}, verschlüsselt.',
      },
      limits: {
        what: 'Zähler gegen Missbrauch',
        kept: 'bis sie ablaufen, höchstens einen Tag.',
      },
      serverLogs: {
        what: 'Serverprotokolle',
        kept: '{{period}}, bei Verdacht auf einen Angriff bis zur Klärung.',
      },
      backups: {
        what: 'Sicherungskopien',
        kept: '{{period}}. Wird eine eingespielt, löschen wir darin erneut, was inzwischen gelöscht wurde.',
      },
      auditLog: {
        what: 'Protokoll, wer was geändert oder angesehen hat',
        kept: '{{period}}. Wird das Konto gelöscht, bleiben darin nur Nummern.',
      },
      staff: { what: 'Zugänge unserer Mitarbeitenden', kept: '{{period}} nach ihrem Ausscheiden.' },
      erasures: {
        what: 'Vermerke über Löschungen',
        kept: '{{period}}, so lange wie die älteste Sicherungskopie höchstens; von Gästen nur ein Prüfwert, kein Name.',
      },
      demoMails: { what: 'E-Mails der Vorführung, die nie versendet werden', kept: '{{period}}.' },
    },
  },
  /** Shown where the operator has configured nothing. */
  placeholder: {
    company: '[Firma]',
    street: '[Straße und Hausnummer]',
    zipCode: '[PLZ]',
    city: '[Ort]',
    managingDirector: '[Geschäftsführung]',
    registerCourt: '[Registergericht]',
    registerNumber: '[Registernummer]',
    processors: '[Auftragsverarbeiter]',
    vatId: '[USt-IdNr.]',
    phone: '[Telefonnummer]',
    email: '[E-Mail-Adresse]',
  },
} as const;
