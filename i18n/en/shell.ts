import type { texts as source } from '#i18n/de/shell.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  skipLink: 'Skip to content',
  home: '{{brand}}, to the home page',
  nav: {
    label: 'Main menu',
    business: 'For businesses',
    features: 'Features',
    pricing: 'Pricing',
    login: 'Log in',
    register: 'Sign up for free',
    logout: 'Log out',
    dashboard: 'Dashboard',
    account: 'Your account',
    theme: 'Light or dark',
    switchBusiness: 'Switch business',
    open: 'Open menu',
    close: 'Close menu',
  },
  language: { label: 'Language', de: 'Deutsch', en: 'English' },
  theme: 'Light or dark theme',
  footer: {
    claim:
      '{{brand}} takes plans out of the chat and onto the street. Made in Berlin for people who would rather go out.',
    copyright: '© {{year}} {{company}}',
    label: 'Help and legal',
    support: {
      '/faq': 'FAQ',
      '/contact': 'Contact',
      '/help': 'Help',
    },
    legal: {
      '/imprint': 'Legal notice',
      '/datenschutz': 'Privacy',
      '/agb': 'Terms',
      '/widerruf': 'Withdrawal',
      '/ranking': 'Ranking',
    },
    duties: {
      '/vertrag-widerrufen': 'Withdraw from a contract',
      '/barrierefreiheit': 'Accessibility',
      '/status': 'Status',
    },
  },
  demo: {
    label: 'About this demo',
    name: 'Demo',
    text: 'A demo. Play with everything, nothing is real.',
    guest: 'See it as a guest',
    mails: 'Read the e-mails',
  },
  failure: {
    title: 'Something tore.',
    text: 'An unexpected error occurred. Reload the page. If that does not help, try again in a few minutes.',
    retry: 'Reload page',
    home: 'Back to home',
  },
} as const satisfies TextsLike<typeof source>;
