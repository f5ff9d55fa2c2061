import type { texts as source } from '#i18n/de/pages/pricing.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  title: 'Pricing · {{brand}} for businesses',
  description:
    'Basic for {{basic}} a month, Premium for {{premium}} a month. Try it free for {{days}} days, with no setup fee.',
  headline: 'Two prices, no small print.',
  plans: 'The plans',
  amount: '€{{euros}}',
  perMonth: 'a month',
  vat: 'All prices incl. {{percent}}% VAT. Net, that is {{basic}} and {{premium}} a month.',
  vatShort: 'Prices incl. {{percent}}% VAT',
  try: 'Try it free for {{days}} days',
  photos: '{{photos}} photos per event',
  basic: {
    name: 'Basic',
    for: 'For places with one regular night a week.',
    credits: '{{credits}} event credits a month',
    analytics: 'Basic analytics',
    support: 'E-mail support',
    api: 'API with {{requests}} requests/min',
  },
  premium: {
    name: 'Premium',
    for: 'For places where there’s always something on.',
    credits: 'Unlimited credits',
    video: 'Videos',
    dashboard: 'Premium dashboard and your own branding',
    support: 'Priority support, also by phone',
    manager: 'A personal account manager',
    api: 'API with {{requests}} requests/min',
  },
  oktoberfest: { name: 'Oktoberfest Business', text: 'In season only.', perMonth: 'a month', more: 'Take a look' },
  credits: {
    title: 'A credit is a strip.',
    text: 'Publish an event and you tear one off. Drafts cost nothing.',
    event: { name: 'Standard event', text: 'On the map, in search and in suggestions' },
    featured: { name: '+ Featured', text: 'Sits at the top' },
    push: { name: '+ Push notification', text: 'Straight to the phones of the right people' },
    both: { name: 'Featured and push', text: 'The full works' },
    credits_one: 'credit',
    credits_other: 'credits',
    plan: {
      name: 'Plan credits',
      text: 'New every month. Leftovers don’t roll over. They are always spent first.',
    },
    bought: { name: 'Purchased credits', text: 'Never expire. They wait until the month’s plan credits are gone.' },
  },
  packs: { title: 'Top up without a plan', credits: '{{credits}} credits', best: 'Best value', keep: 'never expire' },
  faq: {
    title: 'Any questions?',
    expire: {
      question: 'Do credits expire?',
      answer:
        'Plan credits are refilled every month and not carried forward. Purchased credits never expire. We always spend plan credits first.',
    },
    trial: {
      question: 'What happens after the trial?',
      answer:
        'Nothing automatic. You start with {{credits}} credits and {{days}} days. Then you decide whether to take a plan. Until then we don’t ask for payment details.',
    },
    setup: {
      question: 'Are there any setup fees?',
      answer: 'No. Signing up, verification and setting up your profile are all free.',
    },
    cancel: {
      question: 'Can I cancel at any time?',
      answer:
        'Yes, in the dashboard under Subscription, with effect from the end of the current month. You keep purchased credits and your events.',
    },
    push: {
      question: 'What does an event with a push notification cost?',
      answer:
        '{{push}} credits: {{base}} for the event and {{pushOnly}} for the push notification. Featured as well makes it {{both}}.',
    },
    season: {
      question: 'When is Oktoberfest Business available?',
      answer: 'In season only, for {{price}} a month. After that your plan carries on as before.',
    },
    binding: {
      question: 'Which price do I pay?',
      answer:
        'The one you see and confirm in the dashboard before you buy. That’s also where you find the plans and packs on sale right now.',
    },
  },
} as const satisfies TextsLike<typeof source>;
