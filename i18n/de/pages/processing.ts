/** Version 1. */
const former = {
  parties: {
    title: 'Wer den Vertrag schließt',
    text: `
<p>Dieser Vertrag gilt zwischen dem Laden, in dessen Konto er angenommen wird („Laden“), und</p>
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Deutschland
Geschäftsführung: {{managingDirector}}
E-Mail: {{privacyEmail}}</lines>
<p>(„wir“). Der Laden entscheidet, wozu die Daten seiner Gäste verarbeitet werden, und ist dafür verantwortlich (Art. 4 Nr. 7 DSGVO). Wir verarbeiten sie in seinem Auftrag (Art. 4 Nr. 8 DSGVO). Für die Konten der Menschen in der App sind wir selbst verantwortlich; dafür gilt unsere Datenschutzerklärung.</p>`,
  },
  subject: {
    title: 'Worum es geht',
    text: `
<p>Wir führen für den Laden die Listen der Gäste seiner Events. Das umfasst:</p>
<ul>
<li><b>Betroffene:</b> Menschen, die sich für ein Event des Ladens melden, kommen oder warten; Mitglieder seines Teams.</li>
<li><b>Daten:</b> angezeigter Name und Kennung aus der App, Stand der Teilnahme, Zahl der Personen, Zeiten, Haken an der Tür, Nachrichten des Ladens an seine Gäste; vom Team Name, E-Mail-Adresse, Rolle und was es in {{brand}} getan hat.</li>
<li><b>Zweck:</b> Plätze vergeben, Gäste benachrichtigen, Einlass, Auswertung in Zahlen.</li>
<li><b>Dauer:</b> solange der Laden ein Konto hat. Für einzelne Daten gelten die kürzeren Fristen unserer Datenschutzerklärung.</li>
</ul>
<p>Besondere Kategorien von Daten (Art. 9 DSGVO) sind nicht Gegenstand des Auftrags. Der Laden gibt keine ein.</p>`,
  },
  instructions: {
    title: 'Weisungen',
    text: `
<p>Wir verarbeiten die Daten nur, wie der Laden es uns sagt: durch das, was er im Dashboard und über die API einstellt, und durch Weisungen in Textform. Verlangt ein Gesetz etwas anderes, sagen wir es vorher, wenn das Gesetz es nicht verbietet. Halten wir eine Weisung für rechtswidrig, sagen wir das und warten mit ihr, bis der Laden sie bestätigt oder ändert.</p>`,
  },
  duties: {
    title: 'Was wir zusagen',
    text: `
<ul>
<li>Wer bei uns mit den Daten zu tun hat, ist zur Vertraulichkeit verpflichtet.</li>
<li>Liest jemand von uns Daten des Ladens, steht das mit dem Grund in seinem Protokoll.</li>
<li>Wir helfen dem Laden, wenn Menschen Auskunft, Berichtigung oder Löschung verlangen, und leiten solche Anfragen unverzüglich weiter.</li>
<li>Wir helfen ihm bei Sicherheit, Meldungen an Behörden und Folgenabschätzungen (Art. 32 bis 36 DSGVO), soweit er uns dafür braucht.</li>
</ul>`,
  },
  security: {
    title: 'Sicherheit',
    text: `
<p>Unsere Maßnahmen nach Art. 32 DSGVO:</p>
<ul>
<li>Daten gehen nur verschlüsselt durchs Netz. Passwörter, Schlüssel und Links aus Mails sind nur als Prüfwert gespeichert.</li>
<li>Jede Abfrage ist an einen Laden gebunden; jede Adresse der API nennt, wer sie aufrufen darf, und ein Test geht alle durch.</li>
<li>Rechte im Team sind einzeln zu vergeben. Änderungen, Lesen durch uns und Exporte stehen in einem Protokoll.</li>
<li>Versuche an Passwörtern und Codes sind begrenzt. Anmeldungen lassen sich einsehen und beenden.</li>
<li>Sicherungen lassen sich wiederherstellen, und das wird geübt.</li>
</ul>
<p>Wir dürfen Maßnahmen durch gleich gute oder bessere ersetzen.</p>`,
  },
  others: {
    title: 'Weitere Auftragsverarbeiter',
    text: `
<p>Der Laden erlaubt uns allgemein, weitere Auftragsverarbeiter einzusetzen, etwa für Rechenzentrum, Speicher und Versand von E-Mails. Mit jedem haben wir einen Vertrag mit denselben Pflichten. Welche es sind, sagen wir auf Anfrage. Kommt einer dazu oder wird einer ersetzt, kündigen wir das mindestens sechs Wochen vorher an. Der Laden kann bis dahin widersprechen; finden wir keine Lösung, kann er zu diesem Tag kündigen.</p>
<p>Verarbeitet wird in der Europäischen Union und im Europäischen Wirtschaftsraum. In andere Staaten gehen Daten nur unter den Voraussetzungen der Art. 44 bis 49 DSGVO.</p>`,
  },
  breaches: {
    title: 'Wenn etwas passiert',
    text: `
<p>Wird der Schutz der Daten verletzt, melden wir das dem Laden unverzüglich, nachdem wir es bemerkt haben, mit allem, was er für seine eigene Meldung braucht (Art. 33 DSGVO), und tun, was nötig ist, um den Schaden zu begrenzen.</p>`,
  },
  control: {
    title: 'Nachweise und Kontrolle',
    text: `
<p>Wir belegen auf Anfrage, dass wir diesen Vertrag einhalten. Der Laden oder jemand, den er beauftragt und der zur Verschwiegenheit verpflichtet ist, darf das nach Ankündigung zu üblichen Zeiten prüfen, soweit es den Betrieb nicht unverhältnismäßig stört.</p>`,
  },
  end: {
    title: 'Ende',
    text: `
<p>Der Vertrag endet, wenn das Konto des Ladens gelöscht wird. Vorher kann der Laden alle Daten exportieren. Danach löschen wir sie. Was wir nach dem Gesetz aufheben müssen, bleibt so lange und nur dafür.</p>
<p>Widersprechen sich dieser Vertrag und die Nutzungsbedingungen, gilt für den Schutz der Daten dieser Vertrag. Die deutsche Fassung ist maßgeblich, Übersetzungen dienen dem Verständnis.</p>`,
  },
} as const;

/**
 * Data processing agreement (Art. 28 GDPR). The server prints it too, so sections use only `p`, `ul` and `lines`. Needs
 * a lawyer's review before use.
 */
export const texts = {
  head: 'Auftragsverarbeitung – {{brand}}',
  description:
    'Der Vertrag zur Auftragsverarbeitung nach Art. 28 DSGVO zwischen {{brand}} und Läden, die hier Gäste haben.',
  title: 'Auftragsverarbeitung',
  contactBox: {
    title: 'Fragen zum Vertrag?',
    text: 'Schreib uns. Angenommen wird der Vertrag im Konto eures Ladens, unter „Verträge“.',
  },
  /** On paper only. */
  paper: {
    title: 'Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO)',
    controller: 'Verantwortlicher',
    processor: 'Auftragsverarbeiter',
    acceptedBy: 'Angenommen durch',
    acceptedAt: 'Angenommen am',
    acceptance: '{{when}}, elektronisch im Konto',
    version: 'Fassung',
    versionOf: '{{version}} vom {{date}}',
    hash: 'Prüfsumme (SHA-256)',
    page: 'Seite {{page}} von {{pages}}',
    fileName: 'auftragsverarbeitung-fassung-{{version}}.pdf',
  },
  sections: former,
  /** Version 2, from 2027-01-11 on; new sections need a lawyer's review before use. */
  coming: {
    parties: former.parties,
    subject: former.subject,
    instructions: former.instructions,
    duties: former.duties,
    security: former.security,
    others: {
      title: 'Weitere Auftragsverarbeiter',
      text: `
<p>Der Laden erlaubt uns allgemein, weitere Auftragsverarbeiter einzusetzen, etwa für Rechenzentrum, Speicher und Versand von E-Mails. Mit jedem haben wir einen Vertrag mit denselben Pflichten. Das sind:</p>
<lines>{{processors}}</lines>
<p>Die Liste ist Teil dieses Vertrags. Kommt einer dazu oder wird einer ersetzt, kündigen wir das mindestens sechs Wochen vorher an. Der Laden kann bis dahin widersprechen; finden wir keine Lösung, kann er zu diesem Tag kündigen.</p>
<p>Verarbeitet wird in der Europäischen Union und im Europäischen Wirtschaftsraum. In andere Staaten gehen Daten nur unter den Voraussetzungen der Art. 44 bis 49 DSGVO.</p>`,
    },
    breaches: former.breaches,
    control: former.control,
    end: former.end,
  },
} as const;
