/** Guides with steps; `faq` has short answers. */
export const texts = {
  head: 'Hilfe – {{brand}}',
  description:
    'Anleitungen für {{brand}}: registrieren, Profil ausfüllen, Events veröffentlichen, Credits kaufen, Team und API.',
  title: 'Hilfe',
  lead: 'Anleitungen Schritt für Schritt. Kurze Antworten stehen in den <faq>häufigen Fragen</faq>.',
  picture: 'So sieht das aus. Was auf dem Bild wichtig ist, steht in den Schritten darüber.',
  more: {
    title: 'Klemmt es trotzdem?',
    text: 'Beschreib uns, was du siehst und was du erwartet hast.',
    link: 'Zum Kontaktformular',
  },
  groups: {
    start: {
      title: 'Loslegen',
      entries: {
        register: {
          question: 'Laden registrieren',
          answer: `
<ol>
<li>Öffne <register>Registrieren</register> und wähle, was du betreibst. Bei „Event-Veranstalter“, „Einmaliges Event“ und „Andere“ beschreibst du es in einem Satz.</li>
<li>Trag Firma, Anschrift, Ansprechperson, Telefon und E-Mail ein.</li>
<li>Wähle die Rechtsform. Ist sie eingetragen, nennst du die Registernummer, z. B. „HRB 12345 B“. Bars, Restaurants und Clubs nennen daneben ihre Konzession. Was noch unterwegs ist, heißt „beantragt“. Steuernummer und ein Nachweis (PDF, JPG oder PNG, höchstens 5 MB) sind freiwillig, beschleunigen aber die Prüfung.</li>
<li>Leg das Konto mit Login-E-Mail und Passwort an. Du wirst Haupt-Administrator mit allen Rechten.</li>
<li>Gib den 6-stelligen Code aus unserer Mail ein. Er ist 10 Minuten gültig.</li>
</ol>
<p>Deine Eingaben bleiben erhalten, auch wenn du die Seite neu lädst.</p>`,
        },
        check: {
          question: 'Durch die Prüfung kommen',
          answer: `
<ol>
<li>Schreib Firma und Rechtsform genau so, wie sie im Register oder in der Gewerbeanmeldung stehen.</li>
<li>Gib die Registernummer vollständig an, zum Beispiel „HRB 12345 B“.</li>
<li>Füll dein Profil schon aus: Bild, Beschreibung, Öffnungszeiten. Das hilft uns und spart dir später Zeit.</li>
</ol>
<p>Die Prüfung dauert 24 bis 48 Stunden. Wird etwas abgelehnt, steht der Grund in der E-Mail.</p>
<p>Änderst du später Namen, Rechtsform, Adresse, Geschäftsführung, Register- oder Steuernummer, prüfen wir nur das Neue. Bis dahin bleibt das Bisherige sichtbar, und dein Laden bleibt verifiziert.</p>`,
        },
        signIn: {
          question: 'Einloggen klappt nicht',
          answer: `
<ol>
<li>Prüfe, ob du die Login-E-Mail verwendest und nicht die öffentliche Adresse deines Ladens.</li>
<li>Zeig das Passwort mit dem Auge an und achte auf die Feststelltaste.</li>
<li>Setz es unter <forgot>Passwort vergessen</forgot> zurück. Der Link gilt eine Stunde.</li>
<li>Nach zehn falschen Versuchen wartest du 15 Minuten.</li>
</ol>`,
        },
      },
    },
    profile: {
      title: 'Profil',
      entries: {
        fill: {
          question: 'Öffentliches Profil ausfüllen',
          answer: `
<ol>
<li>Öffne im Dashboard „Profil“ oder „So sehen dich Gäste“ und wähle bei „Öffentlich“ „Bearbeiten“. Die Vorschau zeigt gleich, was Leute in der App sehen.</li>
<li>Wähle bis zu 3 Kategorien, schreib zwei, drei Sätze, die nach dir klingen, und speichere. Jeder Teil des Profils hat sein eigenes „Speichern“.</li>
<li>Lade bei „Aussehen“ ein Bild hoch (JPG, PNG oder GIF, höchstens 5 MB). Aufnahmeort und andere Metadaten entfernen wir.</li>
<li>Entscheide bei „Ort und Kontakt“, ob Telefon und E-Mail öffentlich sind.</li>
</ol>`,
        },
        hours: {
          question: 'Öffnungszeiten und Schließtage',
          answer: `
<ol>
<li>Wähle im Profil bei „Zeiten“ „Bearbeiten“. Trag für jeden Tag Beginn und Ende ein oder markiere ihn als geschlossen.</li>
<li>Schließt du nach Mitternacht, gib einfach die Uhrzeit an: 18:00 bis 02:00 gilt bis in den nächsten Tag.</li>
<li>Für Urlaub und Feiertage leg Schließtage mit Beginn, Ende und Grund an. Sie gehen den Öffnungszeiten vor.</li>
</ol>`,
        },
      },
    },
    events: {
      title: 'Events',
      entries: {
        publish: {
          question: 'Event veröffentlichen',
          answer: `
<ol>
<li>Wähle im Dashboard „Events“ und dann „Event erstellen“. Für alle Einstellungen gibt es die <createEvent>ausführliche Seite</createEvent>.</li>
<li>Gib Name (höchstens 60 Zeichen), Beschreibung (höchstens 300), Datum, Zeit und Ort an.</li>
<li>Wähle bis zu 5 Tags. Sie entscheiden, wem das Event gezeigt wird.</li>
<li>Prüfe Vorschau und Kosten. Dann veröffentlichst du sofort, planst ein Datum oder speicherst einen Entwurf.</li>
</ol>`,
        },
        guests: {
          question: 'Gäste annehmen und Wartelisten führen',
          answer: `
<ol>
<li>Stell beim Event ein, wie viele mitkommen können und ob es eine Warteliste gibt.</li>
<li>Bei „Wer zuerst kommt“ sind alle gleich dabei. Bei „Du entscheidest“ nimmst du alle einzeln an.</li>
<li>Öffne im Menü des Events „Gäste“ und nimm Anfragen an oder lehne sie ab: mit den Knöpfen, den Tasten A und X oder auf dem Handy mit einem Wisch. Acht Sekunden lang kannst du das rückgängig machen, erst dann erfahren es deine Gäste. Wird ein Platz frei, wird gefragt, wer am längsten wartet, und der Platz bleibt so lange frei. Wer nicht rechtzeitig antwortet, macht Platz für die Nächsten: drei Tage vorher sind es 24 Stunden, kurz vor dem Beginn 15 Minuten. Wer wann gefragt wurde, steht unter der Liste.</li>
<li>„Ute + 3“ heißt, dass Ute drei Leute mitbringt. Gezählt werden immer Personen. Eine Gruppe wird gefragt, sobald sie ganz hineinpasst; wer kleiner ist und hineinpasst, kommt so lange an ihr vorbei.</li>
<li>Gäste ohne App tragen sich auf der Seite des Events ein. Mit „Gast hinzufügen“ und „Liste einfügen“ trägst du selbst jemanden ein.</li>
<li>An der Tür hakst du ab, wer kommt, oder scannst den Code der Gäste ohne App. Das geht auch ohne Netz.</li>
</ol>`,
        },
        schedule: {
          question: 'Veröffentlichung planen',
          answer: `
<ol>
<li>Wähle beim Erstellen „Später“ und gib den Tag an. Ohne Uhrzeit erscheint das Event um 0:00 Uhr Berliner Zeit.</li>
<li>Die Credits werden beim Planen vorgemerkt, damit zum Termin genug da ist.</li>
<li>Du bekommst eine E-Mail, sobald das Event erschienen ist.</li>
</ol>`,
        },
      },
    },
    credits: {
      title: 'Abo und Credits',
      entries: {
        plan: {
          question: 'Abo abschließen, wechseln oder kündigen',
          answer: `
<ol>
<li>Öffne im Dashboard „Abo“. Kaufen kann hier nur, wem der Laden gehört.</li>
<li>Wähle einen Tarif. Die Zahlung öffnet sich in einem neuen Tab.</li>
<li>Danach zeigt „Bezahlt, aber nichts da?“ den neuen Stand, falls er nicht gleich da ist.</li>
<li>Wechseln, Zahlungsmittel ändern und kündigen geht über „Verwalten“.</li>
</ol>`,
        },
        buy: {
          question: 'Credits nachkaufen',
          answer: `
<ol>
<li>Öffne im Dashboard „Abo“ und wähle ein Paket mit 25, 50 oder 100 Credits.</li>
<li>Bezahle im neuen Tab. Die Credits sind gleich danach da und verfallen nicht.</li>
<li>Jede Bewegung steht in der Liste darunter, mit Grund und Stand.</li>
</ol>
<p>Zuerst werden immer die Credits aus deinem Tarif verbraucht.</p>`,
        },
      },
    },
    team: {
      title: 'Team',
      entries: {
        invite: {
          question: 'Jemanden einladen',
          answer: `
<ol>
<li>Öffne im Dashboard „Team“ und dann „Einladen“.</li>
<li>Gib die E-Mail-Adresse an, wähle eine Rolle und hake die Rechte an. Du kannst nur Rechte geben, die du selbst hast.</li>
<li>Die Person öffnet den Link aus der Mail (7 Tage gültig) und legt ein Passwort fest.</li>
</ol>
<p>Eine Einladung kannst du neu schicken oder zurückziehen, ein Mitglied auf inaktiv setzen.</p>`,
        },
      },
    },
    api: {
      title: 'API',
      entries: {
        connect: {
          question: 'Erster Aufruf mit der API',
          answer: `
<ol>
<li>Leg in deinem Konto einen API-Schlüssel an und kopiere ihn sofort: Er wird nur einmal angezeigt.</li>
<li>Schick ihn als Kopfzeile <b>X-API-Key</b> mit jedem Aufruf.</li>
<li>Beginne mit der Liste deiner Events. Beispiele stehen auf der <api>API-Seite</api>.</li>
<li>Kommt 429, warte so viele Sekunden, wie <b>Retry-After</b> sagt.</li>
</ol>`,
        },
        webhooks: {
          question: 'Webhooks empfangen',
          answer: `
<ol>
<li>Leg in deinem Konto eine öffentliche https-Adresse an und wähle die Ereignisse.</li>
<li>Prüfe bei jeder Lieferung die Signatur (Standard Webhooks: <b>webhook-id</b>, <b>webhook-timestamp</b>, <b>webhook-signature</b>).</li>
<li>Antworte schnell mit 2xx und arbeite danach. Dieselbe Lieferung kann zweimal kommen; <b>webhook-id</b> bleibt gleich.</li>
</ol>`,
        },
      },
    },
  },
} as const;
