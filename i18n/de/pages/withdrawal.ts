/** Version 2. */
const sections = {
  notice: {
    title: 'Dein Widerrufsrecht',
    text: `
<p>Als Verbraucherin oder Verbraucher (§ 13 BGB) hast du das Recht, binnen <b>14 Tagen</b> ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt 14 Tage ab dem Tag des Vertragsschlusses.</p>
<p>Um dein Widerrufsrecht auszuüben, musst du uns</p>
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Deutschland
E-Mail: <address>{{supportEmail}}</address>
Telefon: <address>{{phone}}</address></lines>
<p>mittels einer eindeutigen Erklärung (zum Beispiel ein mit der Post versandter Brief oder eine E-Mail) über deinen Entschluss, diesen Vertrag zu widerrufen, informieren. Du kannst dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist.</p>
<p>Du kannst dein Widerrufsrecht auch online unter <withdraw>Vertrag widerrufen</withdraw> ausüben. Wenn du diese Online-Funktion nutzt, übermitteln wir dir auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.</p>
<p>Zur Wahrung der Widerrufsfrist reicht es aus, dass du die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absendest.</p>
<p>Businesses kaufen als Unternehmer (§ 14 BGB); ihnen steht kein gesetzliches Widerrufsrecht zu. Ein Abo können sie jederzeit zum Ende des bezahlten Zeitraums kündigen.</p>`,
  },
  howTo: {
    title: 'So erklärst du den Widerruf',
    text: `
<ol>
<li>Schreib an <address>{{supportEmail}}</address>, ruf an unter <address>{{phone}}</address> oder nutze die Seite <withdraw>Vertrag widerrufen</withdraw>. Sie steht unten auf jeder unserer Seiten.</li>
<li>Nenne deinen Namen, die E-Mail-Adresse deines Kontos und den Kauf, den du widerrufst. Gründe brauchst du nicht zu nennen.</li>
<li>Du bekommst sofort eine Bestätigung, dass dein Widerruf angekommen ist, mit dem Inhalt deiner Erklärung und mit Datum und Uhrzeit des Eingangs. Heb sie auf.</li>
</ol>
<p>Bei Käufen in einem App-Store wende dich zuerst an den Store, wie im nächsten Abschnitt beschrieben.</p>`,
  },
  stores: {
    title: 'Käufe über App-Stores',
    text: `
<p>Hast du in der App gekauft, ist der Store dein Vertragspartner für die Zahlung. Er bearbeitet Widerruf und Erstattung:</p>
<ul>
<li><b>Apple App Store:</b> Melde dich unter <a href="https://reportaproblem.apple.com">reportaproblem.apple.com</a> an, wähle „Eine Erstattung beantragen“ und den Kauf aus. Die Anleitung von Apple steht unter <a href="https://support.apple.com/de-de/118223">support.apple.com/de-de/118223</a>.</li>
<li><b>Google Play:</b> Öffne <a href="https://support.google.com/googleplay/answer/2479637?hl=de">support.google.com/googleplay/answer/2479637</a> und folge den Schritten zur Erstattung. Danach kannst du dich auch direkt an uns wenden.</li>
</ul>
<p>Das Löschen der App beendet weder den Vertrag noch ein laufendes Abo.</p>`,
  },
  consequences: {
    title: 'Folgen des Widerrufs',
    text: `
<p>Wenn du diesen Vertrag widerrufst, haben wir dir alle Zahlungen, die wir von dir erhalten haben, unverzüglich und spätestens binnen 14 Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über deinen Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das du bei der ursprünglichen Transaktion eingesetzt hast, es sei denn, mit dir wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden dir wegen dieser Rückzahlung Entgelte berechnet.</p>
<p>Hast du verlangt, dass eine Dienstleistung während der Widerrufsfrist beginnen soll, so hast du uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem du uns von der Ausübung des Widerrufsrechts unterrichtest, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.</p>
<p>Mit dem Widerruf enden die gekauften Vorteile: Ein Premium-Abo wird beendet, nicht verbrauchte Credits werden aus deinem Guthaben entfernt. Dein Konto und deine Inhalte bleiben bestehen.</p>`,
  },
  digital: {
    title: 'Besondere Regeln für digitale Inhalte',
    text: `
<h3>Premium-Abos</h3>
<p>Ein Premium-Abo ist eine digitale Dienstleistung. Du kannst es binnen 14 Tagen nach dem Abschluss widerrufen, auch wenn du es schon benutzt hast. Hast du ausdrücklich verlangt, dass es sofort beginnt, zahlst du nur den Anteil für die Tage bis zu deinem Widerruf. Eine automatische Verlängerung löst kein neues Widerrufsrecht aus; kündigen kannst du jederzeit zum Ende des bezahlten Zeitraums.</p>
<h3>Sofort verfügbare Premium-Funktionen</h3>
<p>Bei einzelnen Funktionen, die wir sofort und vollständig bereitstellen (zum Beispiel ein Boost), erlischt das Widerrufsrecht mit Beginn der Ausführung, wenn du vorher ausdrücklich zugestimmt hast, dass wir vor Ablauf der Widerrufsfrist beginnen, du bestätigt hast, dass du damit dein Widerrufsrecht verlierst, und wir dir darüber eine Bestätigung geschickt haben (§ 356 Abs. 5 BGB).</p>
<h3>Credits und Coins</h3>
<p>Credits und Coins, die du noch nicht verbraucht hast, kannst du binnen 14 Tagen nach dem Kauf widerrufen. Für verbrauchte Credits und Coins gilt dasselbe wie für sofort verfügbare Funktionen: Mit dem Einlösen erlischt das Widerrufsrecht unter den dort genannten Voraussetzungen. Von einem angebrochenen Paket erstatten wir den Anteil, der noch nicht verbraucht ist.</p>`,
  },
  form: {
    title: 'Muster-Widerrufsformular',
    text: `
<p>Wenn du den Vertrag widerrufen willst, kannst du diesen Text ausfüllen und zurücksenden:</p>
<sheet><p>(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)</p>
<lines>An: {{company}}, {{street}}, {{zipCode}} {{city}}, Deutschland, E-Mail: {{supportEmail}}</lines>
<p>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*):</p>
<p>[Bezeichnung des Kaufs, E-Mail-Adresse des Kontos]</p>
<lines>Bestellt am (*) / erhalten am (*): [Datum]
Name des/der Verbraucher(s): [Name]
Anschrift des/der Verbraucher(s): [Anschrift]
Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier): [Unterschrift]
Datum: [Datum]</lines>
<p>(*) Unzutreffendes streichen.</p></sheet>`,
  },
  disputes: {
    title: 'Online-Streitbeilegung',
    text: `
<p>Die Plattform der Europäischen Kommission zur Online-Streitbeilegung (OS) hatte die Adresse <a href="https://ec.europa.eu/consumers/odr/">ec.europa.eu/consumers/odr</a>.</p>
<p><b>Gut zu wissen:</b> Die Kommission hat die Plattform am 20. Juli 2025 eingestellt (Verordnung (EU) 2024/3228). Beschwerden kannst du dort nicht mehr einreichen; unter der Adresse informiert die Kommission, an wen du dich stattdessen wenden kannst. Deine Rechte hat das nicht verändert.</p>
<p>Schreib am besten zuerst uns. Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Der Weg zu den Gerichten und zur Beratung bei einer Verbraucherzentrale steht dir immer offen.</p>`,
  },
} as const;

/** Right of withdrawal. The model form keeps the law's words (Annex 2 to Art. 246a § 1 EGBGB). */
export const texts = {
  head: 'Widerruf – {{brand}}',
  description:
    '14 Tage Widerrufsrecht: So widerrufst du einen Kauf bei {{brand}}, auch in App Store und Google Play, mit Muster-Formular.',
  title: 'Widerrufsrecht',
  quick: {
    title: 'Schnell widerrufen',
    text: 'Ein formloser Satz genügt: dein Name, die E-Mail-Adresse deines Kontos und was du widerrufst.',
    email: 'E-Mail',
    phone: 'Telefon',
    form: 'Vertrag widerrufen',
    apple: 'Erstattung bei Apple',
    google: 'Erstattung bei Google Play',
  },
  contactBox: {
    title: 'Fragen zum Widerruf?',
    text: 'Schreib uns, wir helfen dir durch die Schritte.',
  },
  sections,
  earlier: {
    v1: {
      notice: {
        title: 'Dein Widerrufsrecht',
        text: `
<p>Als Verbraucherin oder Verbraucher (§ 13 BGB) hast du das Recht, binnen <b>14 Tagen</b> ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt 14 Tage ab dem Tag des Vertragsschlusses.</p>
<p>Um dein Widerrufsrecht auszuüben, musst du uns</p>
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Deutschland
E-Mail: <address>{{supportEmail}}</address>
Telefon: <address>{{phone}}</address></lines>
<p>mittels einer eindeutigen Erklärung (zum Beispiel ein mit der Post versandter Brief oder eine E-Mail) über deinen Entschluss, diesen Vertrag zu widerrufen, informieren. Du kannst dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist.</p>
<p>Zur Wahrung der Widerrufsfrist reicht es aus, dass du die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absendest.</p>
<p>Businesses kaufen als Unternehmer (§ 14 BGB); ihnen steht kein gesetzliches Widerrufsrecht zu. Ein Abo können sie jederzeit zum Ende des bezahlten Zeitraums kündigen.</p>`,
      },
      howTo: sections.howTo,
      stores: sections.stores,
      consequences: sections.consequences,
      digital: sections.digital,
      form: sections.form,
      disputes: sections.disputes,
    },
  },
} as const;
