import type { texts as source } from '#i18n/de/analytics.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  title: 'How it is going',
  lead: 'Views of your events and people joining them, day by day. Counted without cookies.',
  loading: 'Loading your figures …',
  failed: 'Error loading the figures: {{message}}',
  retry: 'Try again',
  notAllowed: {
    title: 'Not everyone on the team sees the figures.',
    text: 'You need the right “Statistics” for that. Ask your main administrator.',
  },
  period: { label: 'Period', '7d': '7 days', '30d': '30 days', '90d': '90 days', '365d': '1 year' },
  range: '{{from}} to {{to}}',
  metric: { label: 'Figure', views: 'Views', participants: 'Joined', conversion: 'Rate', credits: 'Credits' },
  change: {
    up: '{{percent}} more than in the {{period}} before',
    down: '{{percent}} less than in the {{period}} before',
    same: 'As in the {{period}} before',
    new: 'before: 0',
  },
  periodBefore: { '7d': '7 days', '30d': '30 days', '90d': '90 days', '365d': '365 days' },
  chart: '{{metric}} per day, {{from}} to {{to}}. Highest: {{value}} on {{day}}. All values are in the table below.',
  chartEmpty: '{{metric}} per day, {{from}} to {{to}}: none yet.',
  table: { open: 'As a table', day: 'Day', caption: 'Figures per day, newest first' },
  csv: 'Download CSV',
  csvBusy: 'Preparing the CSV …',
  csvFailed: 'Error downloading: {{message}}',
  fileName: 'dabei-analytics-{{period}}.csv',
  events: {
    title: 'By event',
    event: 'Event',
    deleted: 'Deleted event',
  },
  empty: {
    title: 'No views in this period yet.',
    text: 'As soon as people look at your events in the app, you will see it here.',
    action: 'Create event',
  },
} as const satisfies TextsLike<typeof source>;
