/** Short answers; `help` has the steps. */
export const texts = {
  head: 'Häufige Fragen (FAQ) – {{brand}}',
  description:
    'Antworten zu Registrierung, Prüfung, Events, Credits, Team, API und Datenschutz bei {{brand}}. Mit Suche.',
  title: 'Häufige Fragen',
  lead: 'Kurz beantwortet. Für Schritt-für-Schritt-Anleitungen gibt es die <help>Hilfe</help>.',
  more: {
    title: 'Nicht dabei?',
    text: 'Schreib uns, ein Mensch antwortet dir.',
    link: 'Zum Kontaktformular',
  },
  groups: {
    start: {
      title: 'Registrierung und Prüfung',
      entries: {
        who: {
          question: 'Wer kann einen Laden anlegen?',
          answer:
            'Bars, Restaurants, Cafés, Clubs, Fitnessclubs, Eventlocations und alle, die Events veranstalten, ob regelmäßig oder einmalig. Du brauchst eine Anschrift in Deutschland und jemanden, der für das Business handeln darf.',
        },
        cost: {
          question: 'Was kostet die Registrierung?',
          answer:
            'Nichts. Du registrierst dich in etwa 5 Minuten, testest 14 Tage kostenlos mit 15 Credits und zahlst keine Einrichtungsgebühren. Aus dem Test wird nicht automatisch ein Abo.',
        },
        code: {
          question: 'Ich habe keinen Code bekommen. Was jetzt?',
          answer:
            'Schau im Spam-Ordner nach. Der Code ist 10 Minuten gültig; nach einer Minute kannst du einen neuen anfordern, höchstens fünf in einer Stunde. Der alte Code gilt dann nicht mehr.',
        },
        verification: {
          question: 'Wie lange dauert die Prüfung meines Ladens?',
          answer:
            'In der Regel 24 bis 48 Stunden. Wir vergleichen deine Angaben mit dem Handelsregister und den Nachweisen. Danach bekommst du eine E-Mail, und dein Profil erscheint auf der Karte und in der Suche der App.',
        },
        meanwhile: {
          question: 'Was kann ich tun, solange ich in Prüfung bin?',
          answer:
            'Fast alles: einloggen, Profil und Öffnungszeiten ausfüllen, Bilder hochladen, Team einladen und Events vorbereiten. In der App sichtbar wird alles nach der Prüfung.',
        },
        rejected: {
          question: 'Mein Laden wurde abgelehnt. Warum?',
          answer:
            'Der Grund steht in der E-Mail, die du bekommen hast, meist fehlt ein Nachweis oder eine Angabe passt nicht zum Register. Bessere es im Dashboard nach: Sobald du etwas änderst oder einen Nachweis hochlädst, prüfen wir von selbst noch einmal. Bei Fragen hilft das <contact>Kontaktformular</contact>.',
        },
        noRegister: {
          question: 'Ich stehe nicht im Handelsregister. Geht das trotzdem?',
          answer:
            'Ja. Einzelunternehmen, GbR und Vereine prüfen wir anhand von Gewerbeanmeldung, Konzession oder Vereinsregister. Ist die Konzession noch unterwegs, trag „beantragt“ ein.',
        },
      },
    },
    events: {
      title: 'Events',
      entries: {
        cost: {
          question: 'Was kostet ein Event?',
          answer:
            'Ein Standard-Event kostet 1 Credit. Hervorgehoben (Featured) kommt 1 Credit dazu, mit Push-Nachricht kommen 2 dazu: zusammen also 2, 3 oder 4 Credits. Den genauen Preis siehst du immer, bevor du veröffentlichst.',
        },
        draft: {
          question: 'Kosten Entwürfe etwas?',
          answer:
            'Nein. Credits werden erst abgezogen, wenn du ein Event veröffentlichst oder seine Veröffentlichung planst.',
        },
        edit: {
          question: 'Kann ich ein veröffentlichtes Event noch ändern?',
          answer:
            'Ja, jederzeit und ohne Kosten. Nur wenn du neue Optionen wie Featured oder Push dazunimmst, zahlst du diese Optionen.',
        },
        late: {
          question: 'Mein Event geht bis nach Mitternacht. Wie trage ich das ein?',
          answer:
            'Trag einfach Beginn und Ende ein, zum Beispiel 20:00 und 02:00 Uhr. Liegt das Ende vor dem Beginn, läuft das Event in den nächsten Tag und trägt den Hinweis „+1 Tag“.',
        },
        ahead: {
          question: 'Wie weit im Voraus kann ich planen?',
          answer: 'Auf der ausführlichen Seite bis zu 90 Tage, heute und der letzte Tag eingeschlossen.',
        },
        audience: {
          question: 'Wer sieht mein Event?',
          answer:
            'Menschen in der App, zu denen Tags und Interessen passen. Du wählst bis zu 5 Tags und auf der ausführlichen Seite bis zu 10 Interessen, im kurzen Dialog bis zu 5. Je besser die Tags passen, desto eher kommen die Richtigen.',
        },
        limit: {
          question: 'Kann ich die Zahl der Gäste begrenzen?',
          answer:
            'Ja, mit oder ohne Warteliste. Du entscheidest auch, ob Plätze nach Reihenfolge vergeben werden oder ob du jede Bewerbung selbst annimmst.',
        },
        withoutApp: {
          question: 'Brauchen meine Gäste die App?',
          answer:
            'Nein. Auf der Seite des Events tragen sie sich mit Name und E-Mail-Adresse ein und bestätigen das mit einem Code. Du kannst Gäste auch selbst eintragen, einzeln oder als Liste.',
        },
        cancel: {
          question: 'Was passiert mit den Credits, wenn ich ein Event lösche?',
          answer:
            'Löschst du ein geplantes Event, bevor es veröffentlicht ist, bekommst du die vorgemerkten Credits zurück. Für ein veröffentlichtes Event sind sie verbraucht.',
        },
      },
    },
    credits: {
      title: 'Credits und Preise',
      entries: {
        what: {
          question: 'Was sind Credits?',
          answer:
            'Credits sind die Währung für Events. Du bekommst sie mit deinem Tarif oder kaufst sie als Paket. Einen Geldwert haben sie nicht, und sie lassen sich nicht übertragen.',
        },
        expire: {
          question: 'Verfallen Credits?',
          answer:
            'Gekaufte Credits verfallen nie. Credits aus dem Tarif werden jeden Monat neu gesetzt und nicht in den nächsten Monat übernommen.',
        },
        order: {
          question: 'Welche Credits werden zuerst verbraucht?',
          answer:
            'Immer die aus dem Tarif. Erst wenn sie aufgebraucht sind, nimmt {{brand}} die gekauften. So geht dir nichts verloren.',
        },
        trial: {
          question: 'Was ist im kostenlosen Test enthalten?',
          answer:
            '14 Tage mit allen Funktionen des Dashboards und 15 Credits. Am Ende der 14 Tage verfallen übrige Test-Credits; Profil und Entwürfe bleiben dir.',
        },
        cancelPlan: {
          question: 'Wie kündige ich mein Abo?',
          answer:
            'Im Dashboard unter „Abo“ über „Verwalten“, jederzeit zum Ende des bezahlten Zeitraums. Bis dahin bleibt alles nutzbar. Auch danach behältst du gekaufte Credits.',
        },
        invoice: {
          question: 'Bekomme ich eine Rechnung?',
          answer:
            'Ja, nach jeder Zahlung per E-Mail, als PDF mit der E-Rechnung darin. Alle Rechnungen findest du im Dashboard unter „Abo“.',
        },
        refund: {
          question: 'Kann ich einen Kauf rückgängig machen?',
          answer:
            'Verbraucherinnen und Verbraucher haben 14 Tage Widerrufsrecht, siehe <withdrawal>Widerruf</withdrawal>. Unternehmen haben kein gesetzliches Widerrufsrecht; schreib uns trotzdem, wenn etwas schiefgegangen ist.',
        },
      },
    },
    team: {
      title: 'Team und Konto',
      entries: {
        invite: {
          question: 'Wie hole ich mein Team dazu?',
          answer:
            'Im Dashboard unter „Team“. Die eingeladene Person bekommt eine E-Mail mit einem Link, der 7 Tage gilt und einmal funktioniert.',
        },
        roles: {
          question: 'Was dürfen Administrator, Manager und Mitarbeiter?',
          answer:
            'Die Rolle ist nur eine Bezeichnung. Was jemand darf, hakst du einzeln an: Events erstellen, bearbeiten, löschen, das Profil bearbeiten, das Team verwalten und Statistiken ansehen.',
        },
        password: {
          question: 'Ich habe mein Passwort vergessen.',
          answer:
            'Unter <forgot>Passwort vergessen</forgot> schicken wir dir einen Link, der eine Stunde gilt. Mit dem neuen Passwort enden alle anderen Sitzungen.',
        },
        export: {
          question: 'Kann ich meine Daten mitnehmen oder mein Konto löschen?',
          answer:
            'Beides. Der Export enthält alles als JSON und CSV. Gelöscht wird sofort oder erst in 30 Tagen, wie du willst. Beim Löschen bleibt nur, was wir gesetzlich aufbewahren müssen, zum Beispiel Rechnungen.',
        },
      },
    },
    api: {
      title: 'API und Webhooks',
      entries: {
        access: {
          question: 'Kann ich meine Kasse oder Website anbinden?',
          answer:
            'Ja, über die <api>API</api>. Schlüssel legst du in deinem Konto an; jeder bekommt nur die Rechte, die er braucht.',
        },
        limits: {
          question: 'Wie viele Aufrufe sind erlaubt?',
          answer:
            'Im Tarif Starter 100 in der Minute, in Professional und Enterprise 1000. Ohne Abo kannst du mit 10 in der Minute ausprobieren. Darüber antwortet die API mit 429 und sagt, wann es weitergeht.',
        },
        webhooks: {
          question: 'Erfahre ich automatisch, wenn jemand zusagt?',
          answer:
            'Ja, mit Webhooks: für erstellte, geänderte und gelöschte Events und für Zusagen, Absagen, Annahmen und Ablehnungen. Jede Lieferung ist signiert und wird bei Fehlern mindestens 24 Stunden lang wiederholt.',
        },
      },
    },
    app: {
      title: 'Die App',
      entries: {
        age: {
          question: 'Ab welchem Alter kann ich mitmachen?',
          answer: 'Ab 18. Jede Person hat genau ein Konto, und mindestens ein Foto zeigt dein Gesicht.',
        },
        kinds: {
          question: 'Was sind Mingle, Meetup, Date und Habit?',
          answer:
            'Vier Arten von Plänen: offene Runden, gemeinsame Interessen, zu zweit und feste Gewohnheiten. Andere zeigen Interesse, und du entscheidest, wer mitkommt.',
        },
        location: {
          question: 'Sieht jemand, wo ich bin?',
          answer:
            'Nein. Dein Standort hilft nur, Pläne in deiner Nähe zu finden, und nur, wenn du ihn freigibst. Mehr steht im <privacy>Datenschutz</privacy>.',
        },
      },
    },
  },
} as const;
