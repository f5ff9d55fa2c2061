/** Reasons of a rejection with remedies, in mail, dashboard and review. */
export const texts = {
  reasons: {
    register_missing: {
      label: 'Registernummer fehlt',
      mend: 'Deine Rechtsform steht im Register, die Nummer fehlt aber noch. Trag sie ein, wie sie im Auszug steht, zum Beispiel HRB 12345 B. Ist sie noch unterwegs, schreib „beantragt“.',
    },
    register_number: {
      label: 'Registernummer',
      mend: 'Die Registernummer fehlt oder stimmt nicht. Trag sie so ein, wie sie im Auszug steht, zum Beispiel HRB 12345 B.',
    },
    legal_form: {
      label: 'Rechtsform',
      mend: 'Rechtsform und Firmenname passen nicht zusammen. Nimm den Namen und die Form aus dem Register oder der Anmeldung.',
    },
    tax_number: {
      label: 'Steuer- oder Gewerbenummer',
      mend: 'Die Nummer stimmt so nicht. Vergleiche sie mit dem Schreiben vom Finanzamt oder Gewerbeamt.',
    },
    address: {
      label: 'Adresse',
      mend: 'Unter dieser Adresse finden wir deinen Laden nicht. Prüfe Straße, Hausnummer, PLZ und Ort.',
    },
    phone: { label: 'Telefon', mend: 'Unter dieser Nummer erreichen wir niemanden. Trag eine aktuelle Nummer ein.' },
    proof_missing: {
      label: 'Nachweis fehlt',
      mend: 'Lade deine Gewerbeanmeldung, Erlaubnis oder einen Registerauszug hoch (PDF, JPG oder PNG, maximal 5 MB).',
    },
    proof_unreadable: {
      label: 'Nachweis nicht lesbar',
      mend: 'Wir können die Datei nicht lesen. Lade ein scharfes Foto oder ein PDF hoch, auf dem alles zu sehen ist.',
    },
    proof_mismatch: {
      label: 'Nachweis passt nicht',
      mend: 'Auf dem Nachweis stehen andere Angaben als in deinen Daten. Passe die Daten an oder lade den richtigen Nachweis hoch.',
    },
    duplicate: {
      label: 'Schon registriert',
      mend: 'Diesen Laden gibt es bei uns schon. Melde dich dort an oder schreib uns, wenn das ein anderer ist.',
    },
    not_local: {
      label: 'Kein Ort für Events',
      mend: 'Wir nehmen Läden und Veranstalter in Deutschland auf. Beschreib uns, was bei dir stattfindet.',
    },
  },
  measures: {
    title: 'Wir haben etwas eingeschränkt',
    text_one:
      'Eine Maßnahme von uns gilt gegen deinen Laden oder ein Event. Warum, und wie du dich beschwerst, steht hier.',
    text_other:
      '{{count}} Maßnahmen von uns gelten gegen deinen Laden oder deine Events. Warum, und wie du dich beschwerst, steht hier.',
    see: 'Grund ansehen',
  },
  panel: {
    pending: {
      due: 'Du hörst bis {{due}} von uns.',
      late: 'Das dauert länger als versprochen. Wir sind dran und melden uns so bald wie möglich.',
    },
    rejected: {
      decided: 'Geprüft am {{decided}}',
      mend: 'Das kannst du tun',
      ownWords: 'Nachricht der Prüfung',
      edit: 'Geschäftsdaten ändern',
      again:
        'Sobald du etwas änderst oder einen Nachweis hochlädst, prüfen wir automatisch noch einmal. Das dauert wieder 24–48 Stunden.',
      proof: 'Neuen Nachweis hochladen',
      proofHelp: 'PDF, JPG oder PNG, maximal 5 MB.',
    },
    hasProof: 'Ein Nachweis liegt uns vor.',
    noProof: 'Bisher liegt uns kein Nachweis vor.',
    choose: 'Datei auswählen',
    chosen: 'Datei zum Hochladen',
    remove: 'Datei entfernen',
    sending: 'Nachweis wird hochgeladen …',
    sent: 'Nachweis hochgeladen',
    reopened: 'Danke! Wir prüfen deinen Laden noch einmal.',
    fileType: 'Nimm eine Datei im Format PDF, JPG oder PNG.',
    tooLarge: 'Die Datei ist zu groß. Maximal 5 MB.',
    ownerOnly: 'Ändern und hochladen kann das nur der Haupt-Administrator.',
    failed: 'Der Stand der Prüfung ließ sich nicht laden.',
    retry: 'Erneut versuchen',
  },
} as const;
