import type { texts as source } from '#i18n/de/analytics.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  title: 'How it’s going',
  lead: 'Who sees your events, opens or saves them, and joins, day by day. Counted without cookies.',
  loading: 'Loading your numbers …',
  failed: 'Error loading your numbers: {{message}}',
  retry: 'Try again',
  notAllowed: {
    title: 'Not everyone on the team can see the numbers.',
    text: 'You need the “Statistics” permission. Ask your main administrator.',
  },
  period: { label: 'Period', '7d': '7 days', '30d': '30 days', '90d': '90 days', '365d': '1 year' },
  range: '{{from}} to {{to}}',
  metric: {
    label: 'Number',
    views: 'Views',
    interest: 'Interest',
    participants: 'Joined',
    conversion: 'Join rate',
    credits: 'Credits',
  },
  change: {
    up: '{{percent}} up on the {{period}} before',
    down: '{{percent}} down on the {{period}} before',
    same: 'Same as the {{period}} before',
    new: 'before: 0',
  },
  periodBefore: { '7d': '7 days', '30d': '30 days', '90d': '90 days', '365d': '365 days' },
  chart: '{{metric}} per day, {{from}} to {{to}}. Highest: {{value}} on {{day}}. All values are in the table below.',
  chartEmpty: '{{metric}} per day, {{from}} to {{to}}: none yet.',
  table: { open: 'As a table', day: 'Day', caption: 'Numbers per day, newest first' },
  csv: 'Download CSV',
  csvBusy: 'Preparing the CSV …',
  csvFailed: 'Error downloading: {{message}}',
  fileName: 'dabei-analytics-{{period}}.csv',
  events: {
    title: 'Event by event',
    event: 'Event',
    course: '{{title}}, day by day',
    deleted: 'Deleted event',
  },
  empty: {
    title: 'No views in this period yet.',
    text: 'As soon as people look at your events in the app, you’ll see it here.',
    action: 'Create event',
  },
} as const satisfies TextsLike<typeof source>;
