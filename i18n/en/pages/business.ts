import type { texts as source } from '#i18n/de/pages/business.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  title: '{{brand}} for businesses: Make your place the plan.',
  description:
    'Your quiz, your brunch, your Friday: on the map of the people who are going out tonight. Sign up free in 5 minutes.',
  soon: {
    label: 'Notice',
    badge: 'Soon',
    text: 'Business features are coming soon. Register now and you are on the map from day one.',
  },
  tabs: { label: 'Offer', standard: 'Standard', oktoberfest: 'Oktoberfest' },
  register: 'Sign up for free',
  nextDay: '+1 day',
  hero: {
    title: 'Make your place the plan.',
    lead: 'Your quiz, your brunch, your Friday: on the map of the people who are going out tonight. An event costs one credit.',
  },
  benefits: {
    title: 'What you get',
    map: {
      title: 'On the map as soon as you are verified.',
      text: 'Profile, opening hours and events appear on the map and in search. Verified by people, within {{usual}}–{{latest}} hours.',
      name: 'Zur Fetten Ecke',
      line: 'Pub quiz today, 14 are in',
    },
    audience: {
      title: 'The right people, not all people.',
      text: 'You pick tags and interests. Your event goes to the people who are into exactly that.',
      quiz: 'Quiz',
      concerts: 'Concerts',
      games: 'Board games',
    },
    credit: {
      title: 'One event, one credit.',
      text: 'Featured costs {{featured}} more, push {{push}}. Drafts cost nothing.',
      link: 'All prices',
    },
  },
  examples: {
    title: 'What it looks like.',
    text: 'Two nights, one morning.',
    quiz: { title: 'Pub quiz', place: 'Zur Fetten Ecke, Neukölln', tag: 'Quiz' },
    club: { title: 'The long night shift', place: 'Nachtschicht, Kreuzberg', tag: 'Techno' },
    gym: { title: 'Kettlebells before coffee', place: 'Kraftraum + Milchbar', tag: 'Fitness' },
  },
  trust: {
    title: 'What you can rely on',
    register: {
      word: 'HRB',
      ring: 'VERIFIED · TRADE REGISTER · VERIFIED · HRB · ',
      title: 'Verified by people',
      text: 'We check every business against the German commercial register.',
    },
    trial: {
      ring: '{{days}} DAYS FREE · TRY IT · NO SETUP FEE · ',
      title: '{{days}} days free',
      text: 'Try it with no setup fee.',
    },
    data: {
      word: 'GDPR',
      ring: 'PRIVACY · GDPR · PRIVACY · GDPR · PRIVACY · ',
      title: 'Your data, your export',
      text: 'Everything as JSON and CSV. Delete your account any time.',
    },
    people: {
      word: '18+',
      ring: 'ADULTS ONLY · REAL FACES · OVER 18 · ',
      title: 'Real people',
      text: 'One account per person, at least one photo showing a face.',
    },
  },
  teaser: {
    title: 'Signed up in 5 minutes.',
    text: 'Four short steps, then we verify. Free of charge.',
    type: { step: 'What kind of place?', time: '20 s' },
    company: { step: 'Name and address', time: '90 s' },
    legal: { step: 'Legal form and proof', time: '2 min' },
    account: { step: 'Your account', time: '60 s' },
  },
  oktoberfest: {
    title: 'O’zapft is. In Berlin too.',
    lead: 'Oktoberfest Business: {{price}} a month, in season only. Show what is on at your place before, during and after the tent.',
    offers: {
      title: 'What do you offer?',
      pre: { title: 'Pre-events', text: 'Warm-up drinks, dirndl brunch, meeting point before the tent.' },
      main: { title: 'Main offers', text: 'Beer, brass and tables on the festival days.' },
      apres: { title: 'Après events', text: 'When the tent closes, you open.' },
      badge: 'Oktoberfest partner',
      distance: '{{distance}} km to the nearest festival tent',
    },
    deal: {
      title: 'Your Weißwurst deal',
      text: 'White sausage, pretzel and beer. One price everyone sees at a glance.',
      field: 'Price for white sausage, pretzel & beer',
      help: 'Write it any way you like. The sign shows it live. Nothing is saved here.',
      example: '€12.90 with mustard, until noon',
      sign: 'Preview of your sign',
      name: 'Zur Fetten Ecke',
      dish: 'Weißwurst, pretzel, beer',
    },
    examples: {
      title: 'Examples from around the corner',
      pre: { title: 'Warm-up in the yard', place: 'Zur Fetten Ecke' },
      main: { title: 'Beer & brass', place: 'Festsaal Kraftwerk' },
      apres: { title: 'After the tent', place: 'Nachtschicht' },
    },
    close: {
      title: 'Be part of the season.',
      text: 'Signing up is free. Book the plan when the Wiesn is around the corner.',
      perMonth: 'a month, in season only',
      vat: 'incl. {{percent}}% VAT',
    },
  },
} as const satisfies TextsLike<typeof source>;
