const numbered = (count: number, ...names: string[]) =>
  Array.from({ length: count }, (_, index) => names.map((name) => `${name} ${index + 1}`)).flat();
const text = (...names: string[]) => names.map((name) => ({ name, empty: '""' }));
const number = (...names: string[]) => names.map((name) => ({ name, empty: '' }));

/** Filled columns of a posting, in DATEV's order. */
export const filledColumns = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
] as const;

/** Following empty columns. The format requires every field, with text in quotes. */
export const emptyColumns = [
  ...number('Postensperre'),
  ...text('Diverse Adressnummer'),
  ...number('Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'),
  ...text('Beleglink', ...numbered(8, 'Beleginfo - Art', 'Beleginfo - Inhalt')),
  ...text('KOST1 - Kostenstelle', 'KOST2 - Kostenstelle'),
  ...number('Kost-Menge'),
  ...text('EU-Land u. UStID (Bestimmung)'),
  ...number('EU-Steuersatz (Bestimmung)'),
  ...text('Abw. Versteuerungsart'),
  ...number('Sachverhalt L+L', 'Funktionsergänzung L+L'),
  ...number('BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'),
  ...text(...numbered(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt')),
  ...number('Stück', 'Gewicht', 'Zahlweise'),
  ...text('Forderungsart'),
  ...number('Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'),
  ...text('Auftragsnummer', 'Buchungstyp'),
  ...number('USt-Schlüssel (Anzahlungen)'),
  ...text('EU-Land (Anzahlungen)'),
  ...number('Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'),
  ...text('Herkunft-Kz', 'Buchungs GUID'),
  ...number('KOST-Datum'),
  ...text('SEPA-Mandatsreferenz'),
  ...number('Skontosperre'),
  ...text('Gesellschaftername'),
  ...number('Beteiligtennummer'),
  ...text('Identifikationsnummer', 'Zeichnernummer'),
  ...number('Postensperre bis'),
  ...text('Bezeichnung SoBil-Sachverhalt'),
  ...number(
    'Kennzeichen SoBil-Buchung',
    'Festschreibung',
    'Leistungsdatum',
    'Datum Zuord. Steuerperiode',
    'Fälligkeit',
  ),
  ...text('Generalumkehr (GU)'),
  ...number('Steuersatz'),
  ...text('Land', 'Abrechnungsreferenz'),
  ...number('BVV-Position'),
  ...text('EU-Land u. UStID (Ursprung)'),
  ...number('EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'),
];
