/** Legal notice (section 5 DDG). */
export const texts = {
  head: 'Impressum – {{brand}}',
  description: 'Wer hinter {{brand}} steht: Anschrift, Vertretung, Kontakt, Registereintrag und rechtliche Hinweise.',
  title: 'Impressum',
  lead: 'Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG)',
  sections: {
    company: {
      title: 'Unternehmen',
      text: `
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Deutschland</lines>
<p>Vertreten durch die Geschäftsführung: {{managingDirector}}</p>`,
    },
    contact: {
      title: 'Kontakt',
      text: `
<lines>E-Mail: <address>{{email}}</address>
Telefon: <address>{{phone}}</address></lines>
<p>Am schnellsten hilft dir das <contact>Kontaktformular</contact>. Unter derselben E-Mail-Adresse erreichen uns Behörden und Nutzende nach Art. 11 und 12 der Verordnung (EU) 2022/2065 (Gesetz über digitale Dienste), auf Deutsch und Englisch.</p>`,
    },
    register: {
      title: 'Registereintrag',
      text: `
<lines>Eingetragen im Handelsregister
Registergericht: {{registerCourt}}
Registernummer: {{registerNumber}}</lines>
<p>Umsatzsteuer-Identifikationsnummer nach § 27a Umsatzsteuergesetz: {{vatId}}</p>`,
    },
    editor: {
      title: 'Redaktionell verantwortlich',
      text: `
<p>Verantwortlich nach § 18 Abs. 2 des Medienstaatsvertrags: {{managingDirector}}, Anschrift wie oben.</p>`,
    },
    // Needs a lawyer's review before use.
    youth: {
      title: 'Jugendschutz',
      text: `
<p>Ansprechstelle für Jugendschutz (§§ 5 und 7 des Jugendmedienschutz-Staatsvertrags): <address>{{youthProtection}}</address>. Inhalte, die Kinder oder Jugendliche gefährden, lassen sich auch unter <report>Melden</report> anzeigen.</p>`,
    },
    disputes: {
      title: 'Streitbeilegung',
      text: `
<p>Die Europäische Kommission hatte eine Plattform zur Online-Streitbeilegung (OS) eingerichtet: <a href="https://ec.europa.eu/consumers/odr/">ec.europa.eu/consumers/odr</a>. Sie wurde am 20. Juli 2025 eingestellt; Beschwerden nimmt sie nicht mehr an.</p>
<p>Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Wenn etwas nicht stimmt, schreib uns: Fast alles lässt sich direkt klären.</p>`,
    },
    liabilityContent: {
      title: 'Haftung für Inhalte',
      text: `
<p>Für eigene Inhalte auf diesen Seiten sind wir nach § 7 Abs. 1 DDG und den allgemeinen Gesetzen verantwortlich. Wir erstellen sie sorgfältig, übernehmen aber keine Gewähr dafür, dass sie jederzeit richtig, vollständig und aktuell sind.</p>
<p>Für fremde Informationen, die wir im Auftrag anderer übermitteln oder speichern (zum Beispiel Events und Profile von Businesses), haften wir nach Art. 4 bis 6 der Verordnung (EU) 2022/2065 nicht, solange wir von einer rechtswidrigen Tätigkeit keine Kenntnis haben. Wir sind nach Art. 8 dieser Verordnung nicht verpflichtet, solche Informationen zu überwachen oder aktiv nach Umständen zu forschen, die auf eine rechtswidrige Tätigkeit hinweisen. Sobald uns eine Rechtsverletzung bekannt wird, entfernen wir den Inhalt zügig. Meldungen nehmen wir unter <address>{{email}}</address> entgegen.</p>`,
    },
    liabilityLinks: {
      title: 'Haftung für Links',
      text: `
<p>Unser Angebot enthält Links zu Websites Dritter, auf deren Inhalte wir keinen Einfluss haben. Für sie ist stets der jeweilige Anbieter oder Betreiber verantwortlich. Beim Setzen eines Links haben wir die Seite auf erkennbare Rechtsverstöße geprüft; damals waren keine zu sehen.</p>
<p>Eine ständige Kontrolle verlinkter Seiten ist ohne konkreten Hinweis auf einen Verstoß nicht zumutbar. Werden uns Rechtsverletzungen bekannt, entfernen wir den Link umgehend.</p>`,
    },
    copyright: {
      title: 'Urheberrecht',
      text: `
<p>Texte, Zeichnungen und Programme auf diesen Seiten unterliegen dem deutschen Urheberrecht. Jede Verwertung außerhalb seiner Grenzen braucht unsere Zustimmung in Textform. Inhalte, die Nutzende und Businesses veröffentlichen, gehören ihnen.</p>
<p>Die Daten der Postleitzahlen stammen von <a href="https://www.geonames.org/">GeoNames</a> und stehen unter der Lizenz <a href="https://creativecommons.org/licenses/by/4.0/deed.de">CC BY 4.0</a>.</p>
<p>Die Lizenzen fremder Software in diesem Angebot stehen unter <a href="/licences">Lizenzen</a>.</p>`,
    },
  },
} as const;
