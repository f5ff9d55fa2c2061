/** The app on a phone: its shortcuts, its bar, what it says without a connection. */
export const texts = {
  name: '{{brand}} for businesses',
  shortName: '{{brand}}',
  description: 'Today, events and guests of your place, one tap away.',
  shortcuts: { create: 'New event', today: 'Today' },
  bar: {
    label: 'Within reach',
    today: 'Today',
    events: 'Events',
    create: 'New event',
    guests: 'Guests',
    requests: 'requests',
    more: 'More',
  },
  more: {
    title: 'More',
    close: 'Close',
    areas: 'Your place',
    person: 'You',
    help: 'Help',
    contact: 'Contact',
    settings: 'Display',
    integrations: 'Website, API and webhooks',
  },
  offline: {
    since: 'Offline – as of {{time}}',
    none: 'Offline – no connection right now',
  },
  install: {
    title: 'Put the app on your phone',
    text: 'Its own icon, no address bar, and without a connection you still see what was last known.',
    action: 'Put the app on your phone',
    ios: 'In Safari, tap “Share”, then “Add to Home Screen”.',
    menu: 'Open your browser’s menu and choose “Install app” or “Add to Home screen”.',
  },
} as const;
