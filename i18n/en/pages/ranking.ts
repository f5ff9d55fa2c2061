import type { texts as de } from '#i18n/de/pages/ranking.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  head: 'How lists are ordered – {{brand}}',
  description: 'By what {{brand}} orders events and businesses in the app, and which places are paid for.',
  title: 'How lists are ordered',
  updated: '23 November 2026',
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
<p>Nobody can buy being better. Whoever pays gets a place at the top of the list, and it says “Ad”. Everything else is ordered by time, distance or words, the same for everybody: who you are and what you looked at before plays no part.</p>`,
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
    words: {
      title: 'Searching for words',
      text: `
<p>We find what contains all words: in the name, in tags and categories, in the address or in the text. Typing errors are forgiven.</p>`,
    },
  },
} as const satisfies TextsLike<typeof de>;
