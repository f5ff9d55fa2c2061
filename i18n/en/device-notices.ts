import type { texts as source } from '#i18n/de/device-notices.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  joined_one: '{{count}} new guest.',
  joined_other: '{{count}} new guests.',
  total: '{{count}} in all.',
  applied_one: '{{count}} guest wants to come and is waiting for your yes.',
  applied_other: '{{count}} guests want to come and are waiting for your yes.',
  full: 'Full: every place is taken.',
  waiting_one: '{{count}} guest is on the waiting list.',
  waiting_other: '{{count}} guests are on the waiting list.',
  lowCredits_one: '{{count}} of {{total}} plan credits left.',
  lowCredits_other: '{{count}} of {{total}} plan credits left.',
  trialEnding_one: '{{count}} starter credit left, valid until {{day}}.',
  trialEnding_other: '{{count}} starter credits left, valid until {{day}}.',
  seriesPaused: 'The series is paused: not enough credits for {{day}}.',
  decision: {
    verified: 'Your business is verified and live.',
    rejected: 'We couldn’t activate your business yet. Your dashboard shows what’s missing.',
  },
  keyEnding: 'Your API key “{{name}}” expires on {{day}}.',
  agent: {
    publish_event: 'An assistant wants to publish {{title}}. Is that all right?',
    change_event: 'An assistant wants to change {{title}}. Is that all right?',
    cancel_event: 'An assistant wants to cancel {{title}}. Is that all right?',
    approve_guest: 'An assistant wants to approve a guest of {{title}}. Is that all right?',
    reject_guest: 'An assistant wants to reject a guest of {{title}}. Is that all right?',
  },
  sourceFailing: '{{host}} can’t be read right now. Your events stay as they are.',
  sourceResting: '{{host}} is resting: the source couldn’t be read for a week.',
  webhookOff: 'A webhook was switched off: the receiver no longer responds.',
  test: {
    title: 'It works!',
    body: 'This is how you’ll hear from us on this device.',
  },
} as const satisfies TextsLike<typeof source>;
