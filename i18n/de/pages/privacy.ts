/** Privacy policy, by the law at its last update. */
export const texts = {
  head: 'Datenschutz – {{brand}}',
  description:
    'Welche Daten {{brand}} verarbeitet, wofür, wie lange und welche Rechte du hast: die vollständige Datenschutzerklärung.',
  title: 'Datenschutz',
  contactBox: {
    title: 'Fragen zum Datenschutz?',
    text: 'Schreib uns, wir antworten innerhalb eines Monats.',
  },
  sections: {
    controller: {
      title: 'Verantwortlicher',
      text: `
<p>Verantwortlich für die Verarbeitung deiner Daten im Sinne von Art. 4 Nr. 7 der Datenschutz-Grundverordnung (DSGVO) ist:</p>
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Deutschland</lines>
<lines>Vertreten durch: {{managingDirector}}
E-Mail: <address>{{privacyEmail}}</address>
Telefon: <address>{{phone}}</address></lines>
<p>Diese Erklärung gilt für die Website und die App {{brand}}, für das Business-Dashboard und für die öffentliche Schnittstelle (API). „Wir“ meint das oben genannte Unternehmen, „du“ die Person, deren Daten verarbeitet werden.</p>`,
    },
    data: {
      title: 'Datenkategorien',
      text: `
<p>Wir verarbeiten nur Daten, die wir für einen der unten genannten Zwecke brauchen. In der App und auf der Website sind das:</p>
<ul>
<li><b>Kontodaten:</b> Name, E-Mail-Adresse, Passwort (nur als nicht umkehrbarer Hashwert), Sprache.</li>
<li><b>Profildaten:</b> Profiltext und Bilder. In der App muss mindestens ein Bild dein Gesicht zeigen.</li>
<li><b>Gerätedaten:</b> Gerätekennungen und Push-Token, Betriebssystem und App-Version.</li>
<li><b>Nutzungsprotokolle:</b> Zeitpunkt und Art eines Aufrufs, IP-Adresse, Fehlermeldungen.</li>
<li><b>Standort:</b> Breitengrad, Längengrad und die ausgeschriebene Adresse von Veranstaltungsorten.</li>
<li><b>Soziales:</b> Freunde, Gruppen, Teilnahmen an Events und Notizen dazu.</li>
<li><b>Eintragungen ohne App:</b> Name, E-Mail-Adresse, Sprache, Zahl der Personen, deine Antworten auf Fragen des Ladens und wann du die Adresse bestätigt hast. Der Laden sieht deinen Namen und deine Antworten; die Adresse nur, wenn du es erlaubst. Ansehen, ändern und löschen kannst du alles über den Link in der Mail. Trägt dich ein Laden selbst ein, speichern wir für ihn Name, Zahl der Personen und seine Notiz, so lange wie bei allen Gästen.</li>
<li><b>Benachrichtigungen und Einstellungen:</b> was wir dir geschickt haben und was du sehen möchtest.</li>
</ul>
<p>Bei Businesses kommen hinzu:</p>
<ul>
<li><b>Unternehmensdaten:</b> Firma, Rechtsform, Anschrift, Telefon, E-Mail, Ansprechperson oder Geschäftsführung, Handelsregisternummer, Nummer der Konzession, Steuernummer oder Gewerbenachweis.</li>
<li><b>Vertragsdaten:</b> Tarif, Credits und ihre Verwendung, Rechnungen. Kartendaten sehen und speichern wir nicht; sie gehen direkt an den Zahlungsdienst.</li>
<li><b>Teamdaten:</b> Name, E-Mail-Adresse, Rolle und Berechtigungen der Personen, die du einlädst.</li>
</ul>`,
    },
    purposes: {
      title: 'Zwecke',
      text: `
<p>Wir verarbeiten deine Daten, um</p>
<ul>
<li>dein Konto anzulegen, dich anzumelden und dein Konto zu schützen,</li>
<li>Pläne und Events zu zeigen, die zu deinen Interessen und deiner Umgebung passen,</li>
<li>Zusagen, Wartelisten und Teilnahmen abzuwickeln,</li>
<li>Businesses vor der Freischaltung zu prüfen,</li>
<li>Tarife und Credits abzurechnen und gesetzliche Aufbewahrungspflichten zu erfüllen,</li>
<li>dir Nachrichten zu schicken, die du für die Nutzung brauchst oder bestellt hast,</li>
<li>Missbrauch, Spam und Angriffe zu erkennen und abzuwehren,</li>
<li>Anfragen zu beantworten und</li>
<li>mit zusammengefassten Zahlen zu verstehen, was funktioniert und was nicht.</li>
</ul>
<p>Wir verkaufen keine Daten und zeigen keine Werbung, die auf Profilen aus anderen Websites oder Apps beruht.</p>`,
    },
    legalBasis: {
      title: 'Rechtsgrundlagen',
      text: `
<p>Jede Verarbeitung stützt sich auf mindestens eine dieser Grundlagen:</p>
<ul>
<li><b>Vertrag</b> (Art. 6 Abs. 1 Buchst. b DSGVO): Konto, Pläne, Events, Business-Profil, Abrechnung.</li>
<li><b>Einwilligung</b> (Art. 6 Abs. 1 Buchst. a DSGVO): Standort deines Geräts, Push-Nachrichten, Newsletter. Du kannst sie jederzeit mit Wirkung für die Zukunft widerrufen.</li>
<li><b>Rechtliche Pflicht</b> (Art. 6 Abs. 1 Buchst. c DSGVO): Rechnungen und Buchhaltung, Auskünfte an Behörden, Meldewege nach dem Gesetz über digitale Dienste.</li>
<li><b>Berechtigtes Interesse</b> (Art. 6 Abs. 1 Buchst. f DSGVO): Sicherheit, Prüfung von Businesses, Abwehr von Missbrauch, zusammengefasste Statistik. Du kannst dem aus Gründen deiner besonderen Situation widersprechen.</li>
</ul>
<p>Für das Speichern und Auslesen von Informationen auf deinem Gerät gilt zusätzlich § 25 des Telekommunikation-Digitale-Dienste-Datenschutz-Gesetzes (TDDDG). Mehr dazu unter „Cookies und SDKs“.</p>`,
    },
    recipients: {
      title: 'Empfänger',
      text: `
<p>Innerhalb unseres Unternehmens sehen deine Daten nur Personen, die sie für ihre Aufgabe brauchen. Außerhalb geben wir Daten weiter an:</p>
<ul>
<li><b>Andere Nutzerinnen und Nutzer:</b> dein öffentliches Profil und was du selbst teilst. Veranstaltende sehen, wer an ihrem Event teilnehmen möchte.</li>
<li><b>Auftragsverarbeiter</b> nach Art. 28 DSGVO: Betrieb der Server und der Datenbank, Versand von E-Mails und Push-Nachrichten, Speicherung von Bildern, Kartendarstellung.</li>
<li><b>Zahlungsdienst:</b> Abwicklung von Kartenzahlungen und Rechnungen für Businesses. Der Zahlungsdienst ist für seine Verarbeitung selbst verantwortlich.</li>
<li><b>App-Stores:</b> Käufe in der App laufen über den Store, aus dem du die App geladen hast.</li>
<li><b>Behörden, Gerichte, Beratung:</b> wenn wir dazu verpflichtet sind oder Ansprüche verfolgen oder abwehren müssen.</li>
</ul>`,
    },
    transfers: {
      title: 'Internationale Übermittlung',
      text: `
<p>Wir speichern deine Daten auf Servern in der Europäischen Union. Einzelne Dienstleister, etwa für Push-Nachrichten oder Zahlungen, können Daten auch in Staaten außerhalb der EU und des Europäischen Wirtschaftsraums verarbeiten.</p>
<p>Das geschieht nur, wenn die Europäische Kommission für den Staat ein angemessenes Schutzniveau festgestellt hat (für die USA: bei Unternehmen, die nach dem EU-US Data Privacy Framework zertifiziert sind) oder wenn Standardvertragsklauseln nach Art. 46 DSGVO mit zusätzlichen Schutzmaßnahmen vereinbart sind. Eine Kopie dieser Garantien schicken wir dir auf Anfrage.</p>`,
    },
    retention: {
      title: 'Speicherdauer',
      text: `
<p>Wir löschen Daten, sobald der Zweck entfallen ist und keine Aufbewahrungspflicht entgegensteht. Was eine Frist hat, löscht ein Programm; es arbeitet nach derselben Liste, die hier steht.</p>
<retention></retention>`,
    },
    cookies: {
      title: 'Cookies und SDKs',
      text: `
<p>Unsere Website setzt allen nur ein Cookie: <b>language</b> merkt sich ein Jahr lang deine Sprache, damit Seiten gleich in der richtigen Sprache ankommen. Wer sich anmeldet, bekommt zwei weitere: <b>page_session</b> gehört zu deiner Sitzung und endet mit ihr, und <b>dabei</b> merkt sich, dass dein Browser noch offen ist. Mit <b>page_session</b> zeigen wir dir die Seiten hinter der Anmeldung. Wer mehrere Läden hat, bekommt noch eines: <b>business</b> merkt sich ein Jahr lang, welcher zuletzt offen war. Im lokalen Speicher deines Browsers liegen außerdem deine Sprache, das gewählte Farbschema und, wenn du angemeldet bist, deine Sitzung und wann du zuletzt auf dein Dashboard gesehen hast; Formulare merken sich dort Eingaben, damit dir nichts verloren geht.</p>
<p>Das ist technisch nötig, um den von dir gewünschten Dienst zu erbringen (§ 25 Abs. 2 Nr. 2 TDDDG). Deshalb fragen wir nicht mit einem Banner danach. Cookies zur Reichweitenmessung oder Werbung verwenden wir nicht, ebenso wenig Schriften, Skripte oder Bilder von fremden Servern.</p>
<p>Die App enthält Programmbausteine (SDKs) für Push-Nachrichten, Karten und Absturzberichte. Bausteine, die nicht unbedingt nötig sind, starten erst, wenn du zugestimmt hast; du kannst die Zustimmung in den Einstellungen der App zurücknehmen.</p>`,
    },
    push: {
      title: 'Push-Nachrichten',
      text: `
<p>Wenn du Push-Nachrichten erlaubst, erhält dein Gerät vom Betriebssystem ein Push-Token. Wir speichern es zusammen mit deinem Konto und übergeben es mit dem Text der Nachricht an den Dienst von Apple oder Google, der sie zustellt.</p>
<p>Wir nutzen das für Zusagen, Änderungen und Absagen bei deinen Plänen und, wenn du es möchtest, für Vorschläge von Events in deiner Nähe. Du kannst Push-Nachrichten jederzeit in den Einstellungen deines Geräts oder einzeln in der App abschalten. Dann löschen wir das Token.</p>
<p>Als Mitglied eines Business-Teams kannst du, wo wir es anbieten, Benachrichtigungen auch im Browser einschalten. Wir speichern dann zu deiner Anmeldung die Adresse, die dein Browser dafür bei seinem Push-Dienst hat (je nach Browser Google, Mozilla, Apple oder Microsoft), und die Schlüssel, mit denen wir für ihn verschlüsseln. Was wir schicken, ist für deinen Browser verschlüsselt; der Dienst sieht nur, dass und wann etwas kommt. Namen von Gästen stehen nicht darin. All das löschen wir, wenn du dich abmeldest oder es in deinem Konto ausschaltest.</p>`,
    },
    location: {
      title: 'Standortdaten',
      text: `
<p>Wir verarbeiten deinen Standort nur, wenn du das auf deinem Gerät erlaubst. Mit ihm zeigen wir dir Pläne und Läden in deiner Nähe.</p>
<p>Gespeichert werden Breitengrad, Längengrad und ausgeschriebene Adresse von Orten, an denen Events stattfinden. Deinen eigenen Standort zeigen wir anderen nicht, und wir bilden daraus kein Bewegungsprofil.</p>
<p>Du kannst die Freigabe jederzeit in den Einstellungen deines Geräts zurücknehmen. Die App funktioniert dann weiter, du gibst deinen Kiez nur von Hand an.</p>`,
    },
    content: {
      title: 'Nutzerinhalte und Community-Regeln',
      text: `
<p>Pläne, Profiltexte, Bilder und Kommentare, die du veröffentlichst, können andere sehen. Überlege dir deshalb, was du teilst, und veröffentliche nichts über Dritte ohne deren Einverständnis.</p>
<p>Wenn jemand einen Inhalt meldet oder wir selbst einen Verstoß gegen unsere Regeln bemerken, prüfen Menschen den Inhalt zusammen mit den nötigen Kontodaten. Wenn du etwas meldest, verarbeiten wir deinen Namen und deine E-Mail-Adresse, soweit du sie nennst, und was du schreibst. Wer gemeldet wird, erfährt nicht, von wem. Belästigung, Hass, Gewalt, Nacktheit, Werbung unter falscher Flagge und falsche Identitäten haben hier keinen Platz. Wir können Inhalte entfernen oder Konten sperren, teilen dir die Gründe mit und nehmen deine Beschwerde dagegen {{measures.complaintMonths}} Monate lang an (Art. 17 und 20 der Verordnung (EU) 2022/2065).</p>
<p>Die Regeln selbst stehen in den <terms>Nutzungsbedingungen</terms>.</p>`,
    },
    automated: {
      title: 'Automatisierte Entscheidungen',
      text: `
<p>Listen von Events enthalten, was zu deiner Frage passt: zu Ort und Umkreis, Zeit, Wörtern, Tags und Merkmalen. Die Reihenfolge: {{order.feed}}. Wer du bist und was du früher angesehen hast, spielt keine Rolle; bezahlte Plätze sind als Anzeige gekennzeichnet. Ausführlich steht das auf der Seite <ranking>So sind Listen sortiert</ranking>. Das ist eine Empfehlung und hat für dich keine rechtliche oder ähnlich erhebliche Wirkung.</p>
<p>Entscheidungen im Sinne von Art. 22 DSGVO, also ausschließlich automatisierte Entscheidungen mit solcher Wirkung, treffen wir nicht. Über die Freischaltung eines Business, über Meldungen, Maßnahmen und Beschwerden und über die Sperrung eines Kontos entscheidet immer ein Mensch. Ein Programm sucht in neuen Events nach Auffälligkeiten, damit ein Mensch sie ansieht; länger als {{review.heldHours}} Stunden hält das kein Event auf.</p>`,
    },
    security: {
      title: 'Sicherheit',
      text: `
<p>Wir schützen deine Daten mit technischen und organisatorischen Maßnahmen nach Art. 32 DSGVO. Dazu gehören:</p>
<ul>
<li>verschlüsselte Übertragung für jede Verbindung,</li>
<li>Passwörter nur als Argon2id-Hash, Sitzungs- und Bestätigungscodes nie im Klartext,</li>
<li>Nachweise von Businesses in einem nicht öffentlichen Speicher, den von unserem Team nur diese Rollen lesen können: {{staff.proofReaders}},</li>
<li>Entfernen von Metadaten wie dem Aufnahmeort aus hochgeladenen Bildern,</li>
<li>Rechte nach Aufgabe, Protokolle über Zugriffe der Prüfung (wer die Daten eines einzelnen Business öffnet, steht auch in dessen eigenem Protokoll), regelmäßige Sicherungskopien.</li>
</ul>
<p>Absolute Sicherheit gibt es nicht. Sollte es zu einer Verletzung des Schutzes deiner Daten mit hohem Risiko kommen, benachrichtigen wir dich unverzüglich (Art. 34 DSGVO).</p>`,
    },
    rights: {
      title: 'Deine Rechte',
      text: `
<p>Du hast nach der DSGVO das Recht auf</p>
<ul>
<li><b>Auskunft</b> über die Daten, die wir zu dir verarbeiten (Art. 15),</li>
<li><b>Berichtigung</b> falscher und Ergänzung unvollständiger Daten (Art. 16),</li>
<li><b>Löschung</b> (Art. 17) und <b>Einschränkung</b> der Verarbeitung (Art. 18),</li>
<li><b>Übertragbarkeit</b> in einem gängigen, maschinenlesbaren Format (Art. 20); Businesses laden ihre Daten selbst im Dashboard herunter,</li>
<li><b>Widerspruch</b> gegen Verarbeitungen, die auf berechtigtem Interesse beruhen, und jederzeit gegen Direktwerbung (Art. 21),</li>
<li><b>Widerruf</b> einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3). Für den Standort genügt ein Schalter auf deinem Gerät.</li>
</ul>
<p>Schreib dafür formlos an <address>{{privacyEmail}}</address>. Wir antworten unentgeltlich innerhalb eines Monats. Damit niemand fremde Daten bekommt, bitten wir dich im Zweifel um einen Nachweis, dass du es bist.</p>`,
    },
    additional: {
      title: 'Weitere Informationen',
      text: `
<h3>Hinweis nach der DSGVO</h3>
<p>Wenn du dich in der EU, im Europäischen Wirtschaftsraum, im Vereinigten Königreich oder in der Schweiz aufhältst, gelten für dich alle Rechte dieser Erklärung. Du kannst dich außerdem bei einer Aufsichtsbehörde beschweren, insbesondere an deinem Wohnort, deinem Arbeitsplatz oder am Ort des mutmaßlichen Verstoßes (Art. 77 DSGVO). Für uns zuständig ist die Berliner Beauftragte für Datenschutz und Informationsfreiheit, Alt-Moabit 59–61, 10555 Berlin, <a href="https://www.datenschutz-berlin.de">www.datenschutz-berlin.de</a>.</p>
<p>Deine Angaben sind freiwillig. Ohne die Angaben, die als Pflichtfeld gekennzeichnet sind, können wir den Vertrag mit dir aber nicht schließen oder erfüllen. Wer jünger als 18 Jahre ist, darf {{brand}} nicht nutzen; erfahren wir von einem solchen Konto, löschen wir es.</p>
<h3>Hinweis für Kalifornien</h3>
<p>Wenn du in Kalifornien lebst, hast du nach dem California Consumer Privacy Act (CCPA, geändert durch den CPRA) das Recht zu erfahren, welche Kategorien personenbezogener Informationen wir in den letzten zwölf Monaten erhoben, wofür wir sie verwendet und wem wir sie offengelegt haben; das Recht auf Löschung und Berichtigung; und das Recht, nicht benachteiligt zu werden, weil du diese Rechte nutzt. Die Kategorien entsprechen dem Abschnitt „Datenkategorien“: Kennungen, Kontaktdaten, Geschäftsdaten, Internetaktivität, Standortdaten, Bilder und daraus abgeleitete Vorlieben.</p>
<p>Wir haben in den letzten zwölf Monaten keine personenbezogenen Informationen verkauft und keine zur kontextübergreifenden Werbung weitergegeben („sell“ und „share“ im Sinne des CCPA). Sensible Informationen verwenden wir nur, um den Dienst zu erbringen. Anfragen, auch durch bevollmächtigte Personen und nach dem kalifornischen „Shine the Light“-Gesetz, richtest du an <address>{{privacyEmail}}</address>; wir antworten innerhalb von 45 Tagen.</p>
<h3>Kontakt und Änderungen</h3>
<p>Alle Fragen zum Datenschutz beantworten wir unter <address>{{privacyEmail}}</address> oder per Post unter {{company}}, {{street}}, {{zipCode}} {{city}}. Wenn sich unsere Verarbeitung oder die Rechtslage ändert, passen wir diese Erklärung an. Über wesentliche Änderungen informieren wir dich vorher per E-Mail oder in der App.</p>`,
    },
  },
} as const;
