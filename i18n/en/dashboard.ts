import type { texts as source } from '#i18n/de/dashboard.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  head: '{{company}} – Dashboard – {{brand}}',
  description: 'Profile, events, team, plan and figures of your business on {{brand}}.',
  headLoading: 'Dashboard – {{brand}}',
  loading: 'Your dashboard is loading …',
  closeMessage: 'Close message',
  messages: 'Messages',
  createEvent: 'Create event',
  welcome: { title: 'Logged in successfully', text: 'Welcome back!' },
  status: { verified: 'Verified', pending: 'In review', rejected: 'Rejected' },
  business: {
    failed: 'Error loading the business data: {{message}}',
    missing: 'No business data found',
    missingText: 'There is no business on this account yet. If you have just registered, try again in a moment.',
  },
  retry: 'Try again',
  pending: {
    title: 'Your profile is not live in the app yet.',
    text: 'The check takes 24–48 h. Fill in everything in the meantime. We’ll e-mail you as soon as people can see you.',
  },
  rejected: {
    stamp: 'open',
    stampRing: 'NOT CONFIRMED YET · FIX AND RETRY · ',
    title: 'We could not confirm your business.',
    text: 'Fix what’s listed here and we’ll check again. Until then your profile stays hidden.',
    contact: 'Contact us',
  },
  stats: {
    label: 'Your numbers',
    failed: 'Your numbers aren’t here right now.',
    today: 'Views today',
    week: 'Views this week',
    eventsToday_one: '{{count}} event today',
    eventsToday_other: '{{count}} events today',
    eventsThisWeek_one: '{{count}} event this week',
    eventsThisWeek_other: '{{count}} events this week',
    credits: 'Credits',
    left: 'left',
    creditsOf: '{{left}} of {{total}} credits left',
  },
  documents: {
    coming: 'New version from {{day}}',
    text: 'What applies between you and us is about to change. Read what is new. Until then the old version applies.',
    see: 'View',
  },
  tabs: {
    label: 'Dashboard sections',
    profile: 'Profile',
    'user-view': 'Guest view',
    subscription: 'Subscription',
    events: 'Events',
    team: 'Team',
    analytics: 'Analytics',
  },
} as const satisfies TextsLike<typeof source>;
