import type { texts as de } from '#i18n/de/pages/ranking.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  head: 'How lists are ordered – {{brand}}',
  description: 'By what {{brand}} orders events and businesses in the app, and which places are paid for.',
  title: 'How lists are ordered',
  label: 'Ad',
  orders: {
    start: 'what begins sooner',
    distance: 'what is nearer',
    middle: 'what is nearer to the middle of the map',
    match: 'what fits the words better',
    shown: 'what has been on top less often',
    id: 'between equals a fixed number that means nothing',
  },
  contactBox: {
    title: 'Questions about the order?',
    text: 'Write to us if a list looks odd to you.',
  },
  sections: {
    short: {
      title: 'In short',
      text: `
<p>Nobody can buy being better. Whoever pays gets a place at the top of the list, and it says “Ad”. Everything else is ordered by time, distance or words, the same for everybody: who you are and what you looked at before plays no part.</p>
<p>Each list has one thing that counts first. What is named after it decides only between equals. There are no weights and no points.</p>`,
    },
    feed: {
      title: 'Events',
      text: `
<p>The list of events and the search for them hold only events that fit what you asked for: place and radius, time, words and characteristics. The order: {{order.feed}}.</p>`,
    },
    paid: {
      title: 'Paid places',
      text: `
<p>Of every {{top.of}} places in a list of events at most {{top.places}} are paid for, always the first ones. They carry the word <b>Ad</b>; the business whose name stands there has paid.</p>
<ul>
<li>Only events stand on top that fit what you asked for just like all others, at most {{top.km}} km from the place you ask about.</li>
<li>When there are more events than places, the {{top.candidates}} that begin soonest take turns. The order: {{order.featured}}. Paying more is not possible.</li>
<li>An event only ever moves up. It does not stand in the same list a second time.</li>
</ul>`,
    },
    businesses: {
      title: 'Businesses',
      text: `
<p>Businesses cannot buy a place. They are ordered like this:</p>
<ul>
<li><b>Nearby</b>: {{order.businessesNear}}.</li>
<li><b>On the map</b>: {{order.businessesInBox}}.</li>
<li><b>Searching for words without a place</b>: {{order.businessSearch}}. Where more than {{search.most, number}} businesses match, we compare {{search.most, number}} of them; another word or a place finds the others.</li>
</ul>`,
    },
    forBusinesses: {
      title: 'For businesses: what “Featured” does',
      text: `
<p>The option “Featured” costs {{featured.from}} to {{featured.to}} credits for an event, depending on where you create it, and only once. It makes your event one of the candidates for the paid places. How often it stands on top depends on who asks and how many other candidates there are; we do not owe a certain number.</p>
<p>A push message is no place in a list and changes no order.</p>`,
    },
    never: {
      title: 'What does not count',
      text: `
<ul>
<li>a business’s subscription, its turnover and how many credits it spends otherwise,</li>
<li>how many people have joined, how often an event was looked at and how long a business has been here,</li>
<li>whether a business works with the dashboard, the API or an import,</li>
<li>who asks. Characteristics that somebody looks for decide only what is in the list, not its order.</li>
</ul>
<p>No list holds businesses that are not verified yet or have switched their profile off, nor what we have hidden under the <terms>terms of use</terms>.</p>`,
    },
    words: {
      title: 'Searching for words',
      text: `
<p>We find what contains all words: in the name, in tags and categories, in the address or in the text. Typing errors are forgiven.</p>`,
    },
  },
} as const satisfies TextsLike<typeof de>;
