export const texts = {
  title: 'Preise · {{brand}} für Läden',
  description:
    'Basic für {{basic}} im Monat, Premium für {{premium}} im Monat. {{days}} Tage kostenlos testen, ohne Einrichtungsgebühr.',
  headline: 'Zwei Preise, keine Sternchen.',
  plans: 'Die Abos',
  amount: '{{euros}}',
  perMonth: '€ im Monat',
  vat: 'Alle Preise inkl. {{percent}} % MwSt. Netto sind das {{basic}} und {{premium}} im Monat.',
  vatShort: 'Preise inkl. {{percent}} % MwSt.',
  try: '{{days}} Tage kostenlos testen',
  photos: '{{photos}} Fotos pro Event',
  basic: {
    name: 'Basic',
    for: 'Für Läden mit einem festen Abend in der Woche.',
    credits: '{{credits}} Event-Credits im Monat',
    analytics: 'Basis-Statistiken',
    support: 'E-Mail-Support',
    api: 'API mit {{requests}} Anfragen/min',
  },
  premium: {
    name: 'Premium',
    for: 'Für Läden, bei denen immer was los ist.',
    credits: 'Unbegrenzte Credits',
    video: 'Videos',
    dashboard: 'Premium-Dashboard und eigenes Branding',
    support: 'Priorisierter Support, auch am Telefon',
    manager: 'Persönliche Ansprechperson',
    api: 'API mit {{requests}} Anfragen/min',
  },
  oktoberfest: { name: 'Oktoberfest Business', text: 'Nur in der Saison.', perMonth: 'im Monat', more: 'Ansehen' },
  credits: {
    title: 'Ein Credit ist ein Streifen.',
    text: 'Wer ein Event veröffentlicht, reißt einen ab. Entwürfe kosten nichts.',
    event: { name: 'Standard-Event', text: 'In Karte, Suche und Vorschlägen' },
    featured: { name: '+ Featured', text: 'Steht oben' },
    push: { name: '+ Push-Nachricht', text: 'Direkt aufs Handy der passenden Leute' },
    both: { name: 'Featured und Push', text: 'Alles auf einmal' },
    credits_one: 'Credit',
    credits_other: 'Credits',
    plan: {
      name: 'Plan-Credits',
      text: 'Jeden Monat neu. Was übrig bleibt, wird nicht übertragen. Sie werden immer zuerst verbraucht.',
    },
    bought: { name: 'Gekaufte Credits', text: 'Verfallen nie. Sie warten, bis die Plan-Credits des Monats weg sind.' },
  },
  packs: {
    title: 'Credits nachkaufen',
    credits: '{{credits}} Credits',
    best: 'Bester Wert',
    keep: 'verfallen nie',
  },
  faq: {
    title: 'Noch Fragen?',
    expire: {
      question: 'Verfallen Credits?',
      answer:
        'Plan-Credits werden jeden Monat neu gefüllt und nicht übertragen. Gekaufte Credits verfallen nie. Wir verbrauchen immer zuerst die Plan-Credits.',
    },
    trial: {
      question: 'Was passiert nach der Testphase?',
      answer:
        'Nichts von allein. Du startest mit {{credits}} Credits und {{days}} Tagen Zeit. Danach entscheidest du, ob du ein Abo nimmst. Bis dahin brauchst du keine Zahlungsdaten.',
    },
    setup: {
      question: 'Gibt es Einrichtungsgebühren?',
      answer: 'Nein. Registrieren, prüfen lassen, Profil anlegen: alles kostenlos.',
    },
    cancel: {
      question: 'Kann ich jederzeit kündigen?',
      answer:
        'Ja, im Dashboard unter Abo, zum Ende des laufenden Monats. Gekaufte Credits und deine Events bleiben dir.',
    },
    push: {
      question: 'Was kostet ein Event mit Push-Nachricht?',
      answer:
        '{{push}} Credits: {{base}} für das Event und {{pushOnly}} für die Push-Nachricht. Soll es auch noch oben stehen, sind es {{both}}.',
    },
    season: {
      question: 'Wann gilt Oktoberfest Business?',
      answer: 'Nur in der Saison, für {{price}} im Monat. Danach läuft dein Abo weiter wie vorher.',
    },
    binding: {
      question: 'Welcher Preis gilt am Ende?',
      answer:
        'Der, den du vor dem Kauf im Dashboard siehst und bestätigst. Dort stehen auch die Abos und Pakete, die gerade zu haben sind.',
    },
  },
} as const;
