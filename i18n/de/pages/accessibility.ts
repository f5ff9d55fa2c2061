/** The accessibility statement, with tested and untested parts. Needs a lawyer's review before use. */
export const texts = {
  head: 'Barrierefreiheit – {{brand}}',
  description:
    'Wie barrierefrei {{brand}} ist, was wir geprüft haben, was noch fehlt und wem du eine Barriere meldest.',
  title: 'Barrierefreiheit',
  contactBox: {
    title: 'Eine Barriere gefunden?',
    text: 'Schreib uns, was du tun wolltest und womit du liest oder tippst. Ein Mensch antwortet.',
  },
  sections: {
    scope: {
      title: 'Wofür das gilt',
      text: `
<p>Für die Website von {{brand}}, die Registrierung, das Dashboard für Läden, die öffentlichen Seiten von Läden und Events und für unsere Mails. Die App für Gäste gehört nicht dazu.</p>
<p>Wir richten uns nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und nach der Norm EN 301 549.</p>`,
    },
    state: {
      title: 'Wie weit wir sind',
      text: `
<p>Nach unseren eigenen Prüfungen erfüllt {{brand}} die Anforderungen <b>weitgehend, aber nicht nachweislich ganz</b>. Eine Prüfung durch eine unabhängige Stelle oder durch Menschen mit Behinderungen gab es bisher nicht.</p>`,
    },
    tested: {
      title: 'Was wir geprüft haben',
      text: `
<ul>
<li><b>Automatisch, bei jeder Änderung:</b> Das Programm axe prüft jeden Bildschirm, in heller und dunkler Darstellung, schmal und breit. Ein Fund hält die Änderung auf.</li>
<li><b>Tastatur:</b> Die wichtigen Wege lassen sich ohne Maus gehen, und man sieht immer, wo man ist. Auch das läuft bei jeder Änderung.</li>
<li><b>Namen und Rollen:</b> Unsere Prüfungen finden Felder und Knöpfe nur so, wie Vorleseprogramme sie ansagen.</li>
<li><b>Schmal und groß:</b> Alle Seiten gehen ohne seitliches Rollen ab 320 Pixeln Breite, also auch bei vierfacher Vergrößerung.</li>
<li><b>Ohne Skripte:</b> Lesen, Melden und Widerrufen gehen ohne JavaScript.</li>
<li><b>Bewegung:</b> Wer im Gerät weniger Bewegung eingestellt hat, bekommt keine.</li>
</ul>`,
    },
    gaps: {
      title: 'Was noch fehlt',
      text: `
<ul>
<li>Mit Vorleseprogrammen (NVDA, JAWS, VoiceOver, TalkBack) haben Menschen noch nicht alle Wege geprüft. Ein Programm findet nur einen Teil der Barrieren.</li>
<li>Bilder und Videos der Läden haben nur dann eine Beschreibung, wenn der Laden eine schreibt. Untertitel von Videos können wir nicht prüfen.</li>
<li>Plakate, Verträge und andere PDF-Dateien sind nicht für Vorleseprogramme ausgezeichnet. Dieselben Angaben stehen auf der Seite.</li>
<li>Texte in Leichter Sprache und in Deutscher Gebärdensprache gibt es nicht.</li>
<li>Die Seite für Zahlungen gehört unserem Zahlungsdienst; wir können sie nicht ändern.</li>
</ul>`,
    },
    contact: {
      title: 'Melde uns eine Barriere',
      text: `
<p>Schreib an <address>{{supportEmail}}</address>, ruf an unter <address>{{phone}}</address> oder nutze das <contact>Kontaktformular</contact>. Sag uns, welche Seite es ist und was nicht ging. Bis es behoben ist, erledigen wir auf anderem Weg, was du tun wolltest.</p>`,
    },
    authority: {
      title: 'Wenn wir nicht helfen',
      text: `
<p>Bekommst du keine oder keine gute Antwort, kannst du dich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg wenden. Die Schlichtungsstelle nach § 16 des Behindertengleichstellungsgesetzes vermittelt kostenlos.</p>`,
    },
  },
} as const;
