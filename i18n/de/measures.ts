/** Measures of the operator: one wording for the mail, the owner's page and the desk. */
export const texts = {
  kinds: {
    hide_event: {
      name: 'Event ausblenden',
      what: 'Dein Event „{{title}}“ ist für Gäste nicht mehr zu sehen.',
      effect:
        'In der App, auf seiner Seite, in Kalendern und auf deiner Website ist es weg. Wer schon einen Platz hat, behält ihn, sieht das Event aber nicht mehr.',
      credits:
        'Ist das Event noch ausgeblendet, wenn es beginnt, kommen alle Credits zurück, die es gekostet hat. Das gilt auch, wenn du es vorher selbst absagst, archivierst oder löschst.',
    },
    hide_profile: {
      name: 'Laden ausblenden',
      what: '{{business}} und alle Events sind für Gäste nicht mehr zu sehen.',
      effect: 'Profil, Events, Seiten und Kalender sind für Gäste weg. Im Dashboard arbeitest du wie bisher.',
      credits: 'Von jedem Event, das noch ausgeblendet ist, wenn es beginnt, kommen alle Credits zurück.',
    },
    stop_publishing: {
      name: 'Veröffentlichen stoppen',
      what: '{{business}} kann nichts Neues veröffentlichen.',
      effect:
        'Was Gäste schon sehen, bleibt zu sehen. Neue Events, geplante Events und Serien werden nicht veröffentlicht, auch nicht mit API-Schlüsseln.',
      credits:
        'Ein geplantes Event, das jetzt an der Reihe wäre, wird wieder ein Entwurf und gibt seine Credits zurück.',
    },
    suspend: {
      name: 'Konto sperren',
      what: 'Das Konto von {{business}} ist gesperrt.',
      effect:
        'Gäste sehen weder Laden noch Events. Du und dein Team könnt weiter alles lesen, exportieren und euch beschweren, aber nichts ändern.',
      credits: 'Von jedem Event, das noch ausgeblendet ist, wenn es beginnt, kommen alle Credits zurück.',
    },
    end: {
      name: 'Vertrag beenden',
      what: 'Wir beenden den Vertrag mit {{business}}.',
      effect:
        'Gäste sehen von da an weder Laden noch Events. Du kannst weiter alles lesen, exportieren und dich beschweren, aber nichts ändern.',
      credits: 'Von jedem Event, das ausgeblendet ist, wenn es beginnt, kommen alle Credits zurück.',
    },
  },
  grounds: {
    illegal_content: {
      name: 'Rechtswidriger Inhalt',
      why: 'Der Inhalt verstößt nach unserer Prüfung gegen das Gesetz: {{source}}.',
    },
    rights_of_others: {
      name: 'Rechte anderer',
      why: 'Der Inhalt verletzt nach unserer Prüfung Rechte anderer, zum Beispiel an Bildern, Texten oder Namen: {{source}}.',
    },
    breach_of_terms: {
      name: 'Verstoß gegen die AGB',
      why: 'Das verstößt gegen unsere AGB: {{source}}.',
    },
    repeated_breach: {
      name: 'Wiederholter Verstoß',
      why: 'Du hast trotz früherer Maßnahmen wieder gegen unsere AGB verstoßen: {{source}}.',
    },
    misleading_identity: {
      name: 'Irreführende Identität',
      why: 'Name, Bild oder Angaben erwecken den Eindruck, dass jemand anderes dahintersteht.',
    },
    guest_safety: {
      name: 'Sicherheit der Gäste',
      why: 'Wir haben Hinweise, dass Gäste dort in Gefahr geraten können.',
    },
    spam: {
      name: 'Spam',
      why: 'Der Inhalt ist Werbung ohne echtes Event, oder er wiederholt sich massenhaft.',
    },
    political_advertising: {
      name: 'Politische Werbung',
      why: 'Das Event ist politische Werbung. Sie darf nicht „Featured“ sein und nicht als Push verschickt werden (Verordnung (EU) 2024/900).',
    },
    not_paid: {
      name: 'Nicht bezahlt',
      why: 'Eine Rechnung ist trotz Erinnerung nicht bezahlt.',
    },
  },
  statement: {
    what: 'Was wir tun',
    ground: 'Grund',
    source: 'Gesetz oder Stelle',
    facts: 'Was wir gefunden haben',
    effect: 'Was das heißt',
    since: 'Gilt ab',
    until: 'Wie lange',
    credits: 'Credits',
    decided: 'Wer entschieden hat',
    complaint: 'Beschweren',
    remedies: 'Andere Wege',
    untilDay: 'bis einschließlich {{day}}',
    untilLifted: 'bis wir sie aufheben',
    forGood: 'auf Dauer',
    person: 'Ein Mensch hat geprüft und entschieden. Automatische Mittel haben weder gesucht noch entschieden.',
    program: 'Ein Programm hat den Inhalt gefunden. Geprüft und entschieden hat ein Mensch.',
    complain:
      'Bis {{day}} kannst du dich in deinem Konto unter „Maßnahmen“ beschweren, kostenlos. Jemand anderes prüft dann neu und entscheidet innerhalb von {{days}} Tagen.',
    otherWays:
      'Du kannst dich auch an eine zugelassene außergerichtliche Streitbeilegungsstelle wenden (Art. 21 der Verordnung (EU) 2022/2065) oder vor Gericht gehen.',
  },
  mails: {
    greeting: 'Hallo {{name}},',
    greetingPlain: 'Hallo,',
    imposed: {
      heading: 'Eine Maßnahme',
      subject: '{{business}}: {{kind}}',
      intro: 'wir haben eine Maßnahme ergriffen. Hier steht, welche, warum, und was du dagegen tun kannst.',
    },
    took_effect: {
      heading: 'Jetzt gilt sie',
      subject: '{{business}}: {{kind}} – gilt ab jetzt',
      intro: 'die Maßnahme, die wir dir angekündigt haben, gilt ab jetzt.',
    },
    changed: {
      heading: 'Geändert',
      subject: '{{business}}: {{kind}} – geändert',
      intro:
        'wir haben eine Maßnahme geändert. Hier steht, was vorher galt, was jetzt gilt und was du dagegen tun kannst.',
    },
    lifted: {
      heading: 'Aufgehoben',
      subject: '{{business}}: Maßnahme aufgehoben',
      intro: 'wir haben eine Maßnahme aufgehoben. Was sie genommen hat, ist wieder da.',
    },
    expired: {
      heading: 'Vorbei',
      subject: '{{business}}: Maßnahme abgelaufen',
      intro: 'eine Maßnahme ist abgelaufen. Was sie genommen hat, ist wieder da.',
    },
    complained: {
      heading: 'Beschwerde da',
      subject: '{{business}}: Deine Beschwerde ist da',
      intro:
        'deine Beschwerde ist bei uns. Jemand anderes als vorher prüft sie und entscheidet bis {{day}}. So lange bleibt alles, wie es ist.',
    },
    complaint_upheld: {
      heading: 'Du hast recht',
      subject: '{{business}}: Deiner Beschwerde geben wir statt',
      intro: 'wir haben deine Beschwerde geprüft und geben ihr statt. Die Maßnahme ist aufgehoben.',
    },
    complaint_refused: {
      heading: 'Es bleibt dabei',
      subject: '{{business}}: Deine Beschwerde',
      intro: 'jemand anderes hat deine Beschwerde geprüft. Die Maßnahme bleibt.',
    },
    measure: 'Maßnahme',
    before: 'Bisher: {{label}}',
    reason: 'Begründung',
    button: 'Maßnahme ansehen',
    signature: 'Dein Team von {{brand}}',
  },
  page: {
    title: 'Maßnahmen',
    head: 'Maßnahmen – {{brand}}',
    description: 'Was wir eingeschränkt haben, warum, und wie du dich beschwerst.',
    intro: 'Was wir an deinem Laden oder deinen Events eingeschränkt haben, warum, und wie du dich beschwerst.',
    see: 'Maßnahmen ansehen',
    loading: 'Maßnahmen werden geladen',
    failed: 'Die Maßnahmen konnten nicht geladen werden',
    retry: 'Noch einmal versuchen',
    none: 'Keine Maßnahmen',
    noneText: 'Gegen deinen Laden gab es bisher keine. Sollte sich das ändern, steht hier, was und warum.',
    back: 'Zum Dashboard',
    state: {
      announced: 'angekündigt',
      in_force: 'in Kraft',
      lifted: 'aufgehoben',
      expired: 'abgelaufen',
      complaint_upheld: 'nach Beschwerde aufgehoben',
    },
    history: 'Verlauf',
    change: '{{label}}: {{before}} → {{after}}',
    steps: {
      imposed: 'Maßnahme ergriffen',
      took_effect: 'Maßnahme in Kraft',
      changed: 'Maßnahme geändert',
      lifted: 'Maßnahme aufgehoben',
      expired: 'Maßnahme abgelaufen',
      complained: 'Beschwerde eingegangen',
      complaint_upheld: 'Beschwerde stattgegeben',
      complaint_refused: 'Beschwerde abgelehnt',
    },
  },
  complaint: {
    title: 'Beschweren',
    label: 'Was siehst du anders?',
    hint: 'Ein Mal je Maßnahme, bis {{day}}. Jemand anderes als vorher entscheidet innerhalb von {{days}} Tagen.',
    placeholder: 'Schreib, was nicht stimmt oder was sich geändert hat.',
    send: 'Beschwerde senden',
    sending: 'Wird gesendet …',
    sent: 'Deine Beschwerde ist bei uns',
    missing: 'Schreib, warum du dich beschwerst.',
    ownerOnly: 'Nur wem der Laden gehört, kann sich beschweren.',
    yours: 'Deine Beschwerde',
    waiting: 'Wir entscheiden bis {{day}}.',
    upheld: 'Stattgegeben am {{day}}',
    refused: 'Abgelehnt am {{day}}',
    late: 'Die Frist für eine Beschwerde ist am {{day}} abgelaufen.',
  },
} as const;
