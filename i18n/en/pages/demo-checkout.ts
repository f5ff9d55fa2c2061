import type { texts as source } from '#i18n/de/pages/demo-checkout.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  notice: 'Demo: this is not a real payment. No money is moved, and nothing that could pay is stored.',
  checkout: {
    title: 'Pay (demo)',
    subscription: '{{name}} plan',
    subscriptionContent: '{{count}} credits a month',
    pack: '{{count}} credits',
    packContent: 'One-time, never expire',
    perMonth: 'a month',
    total: 'To pay',
    pay: 'Pay {{price}}',
    cancel: 'Cancel',
  },
  closed: {
    paid: 'Already paid',
    cancelled: 'Cancelled',
    expired: 'Expired',
    text: 'This checkout is finished. You can close this window.',
    unknown: 'There is no such checkout.',
  },
  portal: {
    title: 'Manage subscription (demo)',
    plan: '{{name}} plan',
    price: '{{price}} a month',
    renews: 'Runs until {{day}} and then renews for a month.',
    ends: 'Cancelled. Still runs until {{day}}.',
    none: 'No subscription is running at the moment.',
    cancel: 'Cancel subscription',
  },
  back: 'Back to the dashboard',
} as const satisfies TextsLike<typeof source>;
