/** Version 1. */
const former = {
  intro: {
    title: 'Einleitung',
    text: `
<p>Diese Nutzungsbedingungen (Allgemeine Geschäftsbedingungen, AGB) sind der Vertrag zwischen dir und</p>
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Deutschland
Geschäftsführung: {{managingDirector}}</lines>
<p>über die Nutzung von {{brand}}. Sie gelten ab dem 22. Januar 2024. Mit dem Anlegen eines Kontos stimmst du ihnen zu. Bist du mit ihnen nicht einverstanden, nutze {{brand}} bitte nicht.</p>
<p>Wie wir mit deinen Daten umgehen, steht in der <privacy>Datenschutzerklärung</privacy>; wie du einen Kauf widerrufst, in der <withdrawal>Widerrufsbelehrung</withdrawal>.</p>`,
  },
  welcome: {
    title: 'Willkommen',
    text: `
<p>Schön, dass du dabei bist. {{brand}} ist eine Community für Pläne im echten Leben: Dates, Meetups, Mingles und Habits. Wer einen Plan hat, schreibt ihn auf; andere zeigen Interesse; wer den Plan aufgeschrieben hat, entscheidet, wer mitkommt. Lokale Businesses zeigen ihre Events den Menschen, zu denen sie passen.</p>
<p>Wir stellen die Plattform bereit. Verabredungen trefft ihr selbst: Wir sind weder Veranstalter eines Plans noch Vertragspartei zwischen euch und einem Business, und wir schulden keine bestimmte Zahl von Kontakten, Zusagen oder Gästen.</p>`,
  },
  scope: {
    title: 'Geltungsbereich',
    text: `
<p>Diese Bedingungen gelten für die Website, die App, das Business-Dashboard und die API von {{brand}}, in jeder Fassung und auf jedem Gerät.</p>
<ul>
<li>Für <b>Verbraucherinnen und Verbraucher</b> (§ 13 BGB) bleiben alle zwingenden Schutzvorschriften ihres Wohnsitzstaats unberührt.</li>
<li>Für <b>Businesses</b> (Unternehmer im Sinne von § 14 BGB) gelten sie für jedes Konto, jedes Teammitglied und jeden Kauf. Eigene Bedingungen eines Business werden nur Vertragsinhalt, wenn wir ihnen ausdrücklich in Textform zustimmen.</li>
<li>Für Käufe in einem <b>App-Store</b> gelten zusätzlich die Bedingungen des Stores.</li>
</ul>
<p>Wir können diese Bedingungen ändern, wenn sich das Recht, die Technik oder unser Angebot ändert und die Änderung dich nicht unangemessen benachteiligt. Wir kündigen Änderungen mindestens sechs Wochen vorher in Textform an. Änderungen, die das Gleichgewicht zwischen Leistung und Gegenleistung betreffen, gelten nur mit deiner Zustimmung.</p>`,
  },
  eligibility: {
    title: 'Teilnahmevoraussetzungen',
    text: `
<p>Du darfst {{brand}} nur nutzen, wenn alle folgenden Punkte auf dich zutreffen:</p>
<ul>
<li>Du bist mindestens 18 Jahre alt.</li>
<li>Du bist eine natürliche Person und legst das Konto für dich selbst an.</li>
<li>Du hast nur ein einziges Konto.</li>
<li>Du wurdest nicht früher von {{brand}} ausgeschlossen, es sei denn, wir haben dich ausdrücklich wieder zugelassen.</li>
<li>Du bist nicht wegen eines Verbrechens, einer Sexualstraftat oder einer Gewalttat verurteilt (auch nicht, wenn du dich auf „nicht schuldig“ oder „no contest“ eingelassen hast) und in keinem Register für Sexualstraftäter eingetragen.</li>
<li>Du hältst dich nicht in einem Land auf, gegen das ein Embargo der EU oder der USA besteht, und stehst auf keiner ihrer Sanktionslisten.</li>
<li>Du fügst deinem Profil mindestens ein Foto hinzu, auf dem dein Gesicht zu erkennen ist.</li>
</ul>
<p>Trifft ein Punkt nicht mehr zu, endet dein Recht, {{brand}} zu nutzen; lösche dann bitte dein Konto.</p>
<p><b>Businesses</b> registrieren sich durch eine vertretungsberechtigte, volljährige natürliche Person. Sie wird Haupt-Administrator. Wir prüfen jedes Business anhand des Handelsregisters und vorgelegter Nachweise, in der Regel innerhalb von {{review.usual}} bis {{review.latest}} Stunden. Erst danach sind Profil und Events in der App sichtbar. Wir können die Freischaltung ablehnen und nennen dann den Grund.</p>`,
  },
  responsibilities: {
    title: 'Pflichten',
    text: `
<p>Von allen erwarten wir:</p>
<ul>
<li>wahre Angaben, ein eigenes Bild, ein sicheres Passwort, das du niemandem weitergibst;</li>
<li>Respekt: keine Belästigung, keine Drohungen, kein Hass, keine Diskriminierung, keine ungewollten sexuellen Inhalte;</li>
<li>nur Inhalte, an denen du die nötigen Rechte hast und die niemandes Rechte verletzen;</li>
<li>kein Spam, keine Täuschung über gewerbliche Absichten, keine Geldbitten;</li>
<li>kein automatisiertes Auslesen außerhalb der API, kein Umgehen von Schutzmaßnahmen und Aufruflimits;</li>
<li>Vorsicht im echten Leben: Trefft euch zuerst an öffentlichen Orten und sagt jemandem Bescheid.</li>
</ul>
<p>Für Businesses kommt hinzu: richtige Preise, Zeiten und Orte; Einhaltung der Vorschriften für Gewerbe, Jugendschutz, Ausschank und Veranstaltungen; Berechtigungen im Team nur an Personen, für die das Business einsteht.</p>
<p>An deinen Inhalten behältst du alle Rechte. Du räumst uns das einfache, übertragbare Recht ein, sie zu speichern, technisch anzupassen und in {{brand}} zu zeigen, solange sie veröffentlicht sind.</p>
<p>Wer gegen diese Pflichten verstößt, muss damit rechnen, dass wir Inhalte entfernen, Funktionen einschränken oder das Konto vorübergehend oder dauerhaft sperren. Wir wählen das mildeste wirksame Mittel, nennen die Gründe und prüfen Beschwerden, die du innerhalb von {{measures.complaintMonths}} Monaten einlegst. Was wir tun können und was du dagegen tun kannst, steht unter „Maßnahmen und Beschwerden“.</p>`,
  },
  review: {
    title: 'Prüfung von Businesses und Events',
    text: `
<p>Ein verifiziertes Business kann seine Angaben jederzeit ändern. Diese prüfen wir neu, in der Regel innerhalb von {{review.usual}} bis {{review.latest}} Stunden und jede für sich: {{review.facts}}. Bis wir entschieden haben, bleibt die alte Angabe öffentlich; Profil und Events bleiben zu sehen. Lehnen wir eine Änderung ab, nennen wir den Grund.</p>
<p>Die ersten {{review.firstEvents}} Events eines Business sieht sich vor der Veröffentlichung ein Mensch an, ebenso Events, an denen einem Programm etwas auffällt, zum Beispiel ein gekürzter Link. Das dauert höchstens {{review.heldHours}} Stunden, bei einem nahen Beginn weniger. Hat bis dahin niemand entschieden, erscheint das Event von selbst. Das Programm weist nur hin, es entscheidet nichts.</p>`,
  },
  reports: {
    title: 'Etwas melden',
    text: `
<p>Alle können uns Events und Profile melden, auch ohne Konto: auf der Seite <report>Melden</report>. Sag uns, worum es geht und warum, und bestätige, dass deine Angaben nach bestem Wissen richtig sind. Von einer Internetadresse nehmen wir höchstens {{reports.perHour}} Meldungen in der Stunde an.</p>
<p>Dafür brauchen wir deinen Namen und deine E-Mail-Adresse; nur bei Darstellungen des Missbrauchs von Kindern geht es auch ohne. Du bekommst eine Bestätigung per E-Mail und später unsere Entscheidung mit Gründen. Über jede Meldung entscheidet ein Mensch: innerhalb von {{reports.urgentHours}} Stunden, wo Menschen in Gefahr sein können, sonst innerhalb von {{reports.decidedDays}} Tagen. Wer gemeldet wird, erfährt nicht, von wem.</p>`,
  },
  measures: {
    title: 'Maßnahmen und Beschwerden',
    text: `
<p>Bei Verstößen gegen das Gesetz oder diese Bedingungen können wir: {{measures.kinds}}. Immer entscheidet ein Mensch. Mit jeder Maßnahme teilen wir dem Business per E-Mail und im Dashboard mit, was wir tun, aus welchem Grund, auf welche Tatsachen wir uns stützen, wie weit und wie lange es gilt und wie man sich beschwert.</p>
<p>Beenden wir einen Vertrag, kündigen wir das {{measures.endingDays}} Tage vorher mit Gründen an. Ohne diese Frist geht es nur aus diesen Gründen: {{measures.immediateGrounds}}.</p>
<p>Gegen jede Maßnahme kannst du dich {{measures.complaintMonths}} Monate lang kostenlos im Dashboard beschweren. Es entscheidet jemand, der an der Maßnahme nicht beteiligt war, innerhalb von {{measures.complaintDays}} Tagen. War sie falsch, heben wir sie auf. Der Weg zu den Gerichten und zu einer außergerichtlichen Streitbeilegung bleibt dir in jedem Fall.</p>`,
  },
  ranking: {
    title: 'Reihenfolge in Listen',
    text: `
<p>Events sind so sortiert: {{order.feed}}. Läden in der Nähe: {{order.businessesNear}}; auf der Karte: {{order.businessesInBox}}; in der Suche ohne Ort: {{order.businessSearch}}.</p>
<p>Von je {{top.of}} Plätzen einer Liste von Events können Businesses höchstens die ersten {{top.places}} durch die Option „Featured“ bezahlen. Oben steht nur, was zur Frage passt und höchstens {{top.km}} km vom gefragten Ort entfernt ist. Sind es mehr Events als Plätze, wechseln sich die {{top.candidates}} ab, die am frühesten beginnen: {{order.featured}}. Wie viel ein Business sonst bezahlt, ändert keine Reihenfolge. Bezahlte Plätze sind als Anzeige gekennzeichnet; eine bestimmte Zahl von Einblendungen schulden wir nicht. Ausführlich steht das auf der Seite <ranking>So sind Listen sortiert</ranking>.</p>`,
  },
  purchases: {
    title: 'Käufe und Abonnements',
    text: `
<p>Die Grundfunktionen der App sind kostenlos. Bezahlt werden Abonnements und virtuelle Güter wie Credits und Boosts. Preise enthalten die gesetzliche Umsatzsteuer, wenn sie sich an Verbraucher richten; Preise für Businesses stehen auf der Seite <pricing>Preise</pricing> und im Dashboard.</p>
<ul>
<li><b>Abonnements verlängern sich automatisch</b> um den gewählten Zeitraum, bis du kündigst. Nach der Kündigung behältst du den Zugang bis zum Ende des bezahlten Zeitraums.</li>
<li><b>Kündigen</b> kannst du jederzeit zum Ende des Zeitraums: Businesses im Dashboard unter „Abo“ über „Verwalten“, Käufe in der App in den Einstellungen deines App-Stores. Das Löschen der App oder des Kontos allein beendet ein Abo im Store nicht.</li>
<li><b>Credits aus einem Tarif</b> werden mit jedem Abrechnungszeitraum neu gesetzt und nicht übertragen. <b>Gekaufte Credits</b> verfallen nicht. Verbraucht werden zuerst die Credits aus dem Tarif.</li>
<li><b>Virtuelle Güter</b> haben keinen Geldwert, lassen sich nicht auszahlen und nicht auf andere übertragen.</li>
<li><b>Die meisten Käufe sind nicht erstattungsfähig.</b> Das gilt für Abonnements, die sich automatisch verlängern, und für virtuelle Güter, sobald sie verwendet wurden. Gesetzliche Rechte, vor allem das Widerrufsrecht und Ansprüche wegen Mängeln, bleiben davon unberührt.</li>
<li><b>Testzeitraum:</b> Neue Businesses können {{brand}} 14 Tage lang kostenlos ausprobieren. Es fallen keine Einrichtungsgebühren an, und aus dem Test wird nicht von selbst ein Abo.</li>
</ul>
<p>Preisänderungen für laufende Abonnements kündigen wir mindestens sechs Wochen vorher an; du kannst dann zum Zeitpunkt der Änderung kündigen.</p>`,
  },
  cancellation: {
    title: 'Kündigungs- und Widerrufsrechte nach Region',
    text: `
<h3>EU, EWR, Vereinigtes Königreich und Schweiz</h3>
<p>Als Verbraucher kannst du einen Kauf innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Wir erstatten den Betrag dann innerhalb von 14 Tagen nach Eingang deines Widerrufs über dasselbe Zahlungsmittel. Bei digitalen Inhalten und Leistungen, die wir auf deinen ausdrücklichen Wunsch sofort bereitstellen, kann das Recht vorzeitig erlöschen. Alles Weitere steht in der <withdrawal>Widerrufsbelehrung</withdrawal>. Käufe über den App Store von Apple widerrufst du bei Apple, Käufe über Google Play bei Google oder bei uns.</p>
<h3>Bestimmte Bundesstaaten der USA</h3>
<p>Wenn du in Arizona, Connecticut, Illinois, Iowa, Kalifornien, Minnesota, New York, North Carolina, Ohio, Rhode Island oder Wisconsin lebst, gilt: Du kannst dein Abonnement ohne Vertragsstrafe und ohne Verpflichtung bis Mitternacht des dritten Werktags nach dem Tag des Abschlusses kündigen. Stirbst du vor dem Ende des Abonnements, hat dein Nachlass Anspruch auf Erstattung des Teils, der auf die Zeit nach dem Tod entfällt. Kannst du die Leistungen wegen einer Behinderung nicht mehr nutzen, erstatten wir den Teil, der auf die Zeit nach deiner Mitteilung entfällt.</p>
<p>Schicke dafür eine datierte Mitteilung mit deinem Namen und der E-Mail-Adresse deines Kontos an <address>{{supportEmail}}</address> oder per Post an {{company}}, {{street}}, {{zipCode}} {{city}}, Deutschland.</p>
<h3>Alle anderen Regionen</h3>
<p>Es gelten die zwingenden Vorschriften deines Wohnsitzstaats. Auch darüber hinaus prüfen wir jede Bitte um Erstattung; schreib uns.</p>`,
  },
  liability: {
    title: 'Haftung und Kündigung des Vertrags',
    text: `
<p>Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen haben. Bei einfacher Fahrlässigkeit haften wir nur, wenn wir eine Pflicht verletzen, deren Erfüllung den Vertrag erst möglich macht und auf die du vertrauen darfst; dann begrenzt auf den vorhersehbaren, vertragstypischen Schaden.</p>
<p>Du kannst den Vertrag jederzeit beenden, indem du dein Konto löschst. Wir können ihn mit einer Frist von {{measures.endingDays}} Tagen kündigen, bei bezahlten Leistungen zum Ende des bezahlten Zeitraums. Das Recht beider Seiten, aus wichtigem Grund fristlos zu kündigen, bleibt bestehen.</p>`,
  },
  law: {
    title: 'Recht und Gerichtsstand',
    text: `
<p>Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts. Bist du Verbraucher mit gewöhnlichem Aufenthalt in einem anderen Staat, bleibt dir der Schutz der zwingenden Vorschriften dieses Staats erhalten.</p>
<p>Gerichtsstand ist Berlin. Für Kaufleute, juristische Personen des öffentlichen Rechts und Personen ohne allgemeinen Gerichtsstand in Deutschland sind die Berliner Gerichte ausschließlich zuständig. Verbraucher können auch vor den Gerichten ihres Wohnsitzes klagen und dort verklagt werden, soweit das Gesetz es vorsieht.</p>
<p>Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam; an ihre Stelle tritt das Gesetz. Die deutsche Fassung dieser Bedingungen ist maßgeblich, Übersetzungen dienen dem Verständnis.</p>`,
  },
  contact: {
    title: 'Kontakt',
    text: `
<p>Bei Fragen zu diesen Bedingungen erreichst du uns so:</p>
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Deutschland
Geschäftsführung: {{managingDirector}}</lines>
<lines>E-Mail: <address>{{supportEmail}}</address>
Telefon: <address>{{phone}}</address></lines>
<p>Oder du nutzt das <contact>Kontaktformular</contact>. Registerdaten und Hinweise zur Streitbeilegung stehen im <imprint>Impressum</imprint>.</p>`,
  },
} as const;

export const texts = {
  head: 'Nutzungsbedingungen (AGB) – {{brand}}',
  description:
    'Wer {{brand}} nutzen darf, was wir voneinander erwarten, wie Käufe, Abos und Kündigungen funktionieren und welches Recht gilt.',
  title: 'Nutzungsbedingungen',
  contactBox: {
    title: 'Fragen zu den Bedingungen?',
    text: 'Schreib uns, bevor du dich ärgerst.',
  },
  sections: former,
  /** Version 2, from 2027-01-11 on; new sections need a lawyer's review before use. */
  coming: {
    intro: {
      title: 'Einleitung',
      text: `
<p>Diese Nutzungsbedingungen (Allgemeine Geschäftsbedingungen, AGB) sind der Vertrag zwischen dir und</p>
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Deutschland
Geschäftsführung: {{managingDirector}}</lines>
<p>über die Nutzung von {{brand}}. Sie gelten ab dem 11. Januar 2027. Mit dem Anlegen eines Kontos stimmst du ihnen zu. Bist du mit ihnen nicht einverstanden, nutze {{brand}} bitte nicht.</p>
<p>Wie wir mit deinen Daten umgehen, steht in der <privacy>Datenschutzerklärung</privacy>; wie du einen Kauf widerrufst, in der <withdrawal>Widerrufsbelehrung</withdrawal>.</p>`,
    },
    welcome: former.welcome,
    scope: former.scope,
    eligibility: former.eligibility,
    responsibilities: former.responsibilities,
    review: former.review,
    reports: former.reports,
    measures: former.measures,
    ranking: former.ranking,
    promotion: {
      title: 'Keine politische Werbung, und Musik in Videos',
      text: `
<p>Politische Werbung verkaufen und zeigen wir nicht (Verordnung (EU) 2024/900). Ein Event, das für oder gegen eine Partei, eine Kandidatur, eine Wahl, eine Abstimmung oder ein Gesetzesvorhaben wirbt, darf nicht „Featured“ sein und nicht als Push verschickt werden. Vor dem ersten Kauf einer dieser Optionen erklärt das Business einmal, dass nichts davon politische Werbung ist, und noch einmal, wenn sich die Worte dieser Erklärung ändern. Trifft sie nicht zu, nehmen wir das Event heraus. Gemeldet werden kann es unter <report>Melden</report> mit „Politische Werbung“.</p>
<p>Wer ein Video hochlädt, hat die Rechte an Bild und Ton, auch an der Musik darin, oder darf sie dafür nutzen. Läuft bei einem Event öffentlich Musik, meldet der Veranstalter sie selbst bei der GEMA an.</p>`,
    },
    dataAccess: {
      title: 'Wer welche Daten bekommt',
      text: `
<p>Businesses nutzen mit {{brand}} einen Dienst, der Daten erzeugt (Art. 9 der Verordnung (EU) 2019/1150):</p>
<ul>
<li><b>Das Business</b> sieht seine Angaben und Events, den angezeigten Namen seiner Gäste, ihre Antworten, ihren Stand und ihr Kommen, und als Zahlen, wie oft Profil und Events gesehen und geöffnet wurden. Es sieht keine Profile aus der App und keine E-Mail-Adressen, die ein Gast nicht freigibt. All das kann es exportieren, auch über die API.</li>
<li><b>Andere Businesses</b> sehen von alldem nichts außer dem, was öffentlich ist. Daten eines Business verkaufen wir nicht und geben sie nicht für Werbung weiter.</li>
<li><b>Wir</b> sehen, was für Betrieb, Prüfung, Abrechnung und Hilfe nötig ist. Zahlen aller Businesses fassen wir so zusammen, dass keines zu erkennen ist. Lesen wir Daten eines Business, steht das in seinem Protokoll.</li>
<li><b>Dritte</b> bekommen Daten nur als Auftragsverarbeiter, als Zahlungsdienst oder weil ein Gesetz es verlangt.</li>
</ul>
<p>Endet der Vertrag, endet der Zugang des Business; bis dahin kann es alles mitnehmen, wie im nächsten Abschnitt beschrieben.</p>`,
    },
    switching: {
      title: 'Wechsel und Mitnahme der Daten',
      text: `
<p>Ein Business kann jederzeit zu einem anderen Anbieter oder zu eigener Technik wechseln (Art. 23 bis 31 der Verordnung (EU) 2023/2854). Dafür verlangen wir nichts, und eine Frist von mehr als zwei Monaten gilt dafür nie.</p>
<ul>
<li><b>Mitnehmen</b> lassen sich alle Angaben, Bilder, Videos, Events, Serien, Gäste, Einstellungen, Rechnungen und das Protokoll, unter „Konto“ als Archiv mit JSON- und CSV-Dateien, die dort beschrieben sind, und einzeln über die API. Nicht dabei sind Geheimnisse wie Passwörter und Schlüssel und die Daten anderer.</li>
<li><b>Während des Wechsels</b>, höchstens 30 Tage lang, läuft alles weiter wie vereinbart, mit derselben Sicherheit, und wir helfen bei Fragen.</li>
<li><b>Nach dem Ende</b> des Vertrags bleibt das Konto mindestens 30 Tage zum Lesen und Exportieren offen, solange niemand die Löschung verlangt.</li>
<li><b>Löschen:</b> Wer das Konto selbst löscht, wählt: erst in 30 Tagen oder sofort. Bis zu diesem Tag bleibt alles zum Lesen und Exportieren da, und die Löschung lässt sich zurücknehmen. Wer sofort wählt, exportiert vorher, was bleiben soll. Was wir nach dem Gesetz aufheben müssen, bleibt so lange und nur dafür.</li>
<li><b>Wo die Daten liegen</b> und wer sie für uns verarbeitet, steht unter <processing>Auftragsverarbeitung</processing>. Herausgabe an Behörden anderer Staaten gibt es nur, wenn das Recht der Europäischen Union sie erlaubt.</li>
</ul>`,
    },
    purchases: former.purchases,
    cancellation: former.cancellation,
    liability: former.liability,
    law: former.law,
    contact: former.contact,
  },
} as const;
