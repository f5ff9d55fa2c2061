/** How lists are ordered. Figures come from `domain/guest-search/ranking.ts`. */
export const texts = {
  head: 'So sind Listen sortiert – {{brand}}',
  description: 'Wonach {{brand}} Events und Läden in der App sortiert, und welche Plätze bezahlt sind.',
  title: 'So sind Listen sortiert',
  /** Marks a paid placement. */
  label: 'Anzeige',
  orders: {
    start: 'was früher beginnt',
    distance: 'was näher ist',
    middle: 'was näher an der Mitte des Ausschnitts ist',
    match: 'was besser zu den Wörtern passt',
    shown: 'was bisher seltener oben stand',
    id: 'bei Gleichstand eine feste Nummer, die nichts bedeutet',
  },
  contactBox: {
    title: 'Fragen zur Reihenfolge?',
    text: 'Schreib uns, wenn dir eine Liste seltsam vorkommt.',
  },
  sections: {
    short: {
      title: 'Kurz gesagt',
      text: `
<p>Niemand kauft sich besser. Wer bezahlt, bekommt einen Platz oben in der Liste, und da steht „Anzeige“ dran. Alles andere ist nach Zeit, Entfernung oder Wörtern sortiert, für alle gleich: Wer du bist und was du früher angesehen hast, spielt keine Rolle.</p>
<p>Jede Liste hat ein Merkmal, das zuerst zählt. Was danach genannt ist, entscheidet nur bei Gleichstand. Gewichte oder Punkte gibt es nicht.</p>`,
    },
    feed: {
      title: 'Events',
      text: `
<p>In der Liste der Events und in der Suche nach ihnen stehen nur Events, die zu deiner Frage passen: zu Ort und Umkreis, Zeit, Wörtern und Merkmalen. Die Reihenfolge: {{order.feed}}.</p>`,
    },
    paid: {
      title: 'Bezahlte Plätze',
      text: `
<p>Von je {{top.of}} Plätzen einer Liste von Events sind höchstens {{top.places}} bezahlt, immer die ersten. Sie tragen das Wort <b>Anzeige</b>; bezahlt hat sie der Laden, dessen Name dabei steht.</p>
<ul>
<li>Oben stehen nur Events, die genauso zu deiner Frage passen wie alle anderen, und höchstens {{top.km}} km von dem Ort, nach dem du fragst.</li>
<li>Sind es mehr Events als Plätze, wechseln sich die {{top.candidates}} ab, die am frühesten beginnen. Die Reihenfolge: {{order.featured}}. Mehr zu bezahlen geht nicht.</li>
<li>Ein Event rückt nur nach oben. Es steht in derselben Liste kein zweites Mal.</li>
</ul>`,
    },
    businesses: {
      title: 'Läden',
      text: `
<p>Läden können keinen Platz kaufen. Sie sind so sortiert:</p>
<ul>
<li><b>In der Nähe</b>: {{order.businessesNear}}.</li>
<li><b>Auf der Karte</b>: {{order.businessesInBox}}.</li>
<li><b>Suche nach Wörtern ohne Ort</b>: {{order.businessSearch}}. Passen mehr als {{search.most, number}} Läden, vergleichen wir {{search.most, number}} davon; ein weiteres Wort oder ein Ort findet die anderen.</li>
</ul>`,
    },
    forBusinesses: {
      title: 'Für Läden: was „Featured“ tut',
      text: `
<p>Die Option „Featured“ kostet {{featured.from}} bis {{featured.to}} Credits für ein Event, je nachdem, wo du es anlegst, und nur einmal. Sie macht dein Event zu einem der Kandidaten für die bezahlten Plätze. Wie oft es oben steht, hängt davon ab, wer fragt und wie viele andere Kandidaten es gibt; eine bestimmte Zahl schulden wir nicht.</p>
<p>Eine Push-Nachricht ist kein Platz in einer Liste und ändert keine Reihenfolge.</p>`,
    },
    never: {
      title: 'Was nicht zählt',
      text: `
<ul>
<li>das Abo eines Ladens, sein Umsatz und wie viele Credits er sonst ausgibt,</li>
<li>wie viele Leute zugesagt haben, wie oft ein Event angesehen wurde und wie lange ein Laden dabei ist,</li>
<li>ob der Laden mit dem Dashboard, der API oder einem Import arbeitet,</li>
<li>wer fragt. Merkmale, nach denen jemand sucht, entscheiden nur, was in der Liste steht, nicht in welcher Reihenfolge.</li>
</ul>
<p>In keiner Liste stehen Läden, die noch nicht verifiziert sind oder ihr Profil ausgeschaltet haben, und was wir nach den <terms>Nutzungsbedingungen</terms> ausgeblendet haben.</p>`,
    },
    words: {
      title: 'Suche nach Wörtern',
      text: `
<p>Gefunden wird, was alle Wörter enthält: im Namen, in Tags und Kategorien, in der Adresse oder im Text. Tippfehler verzeihen wir.</p>`,
    },
  },
} as const;
