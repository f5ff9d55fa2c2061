import type { texts as source } from '#i18n/de/login.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  head: 'Business login – {{brand}}',
  description: 'Log in and manage the profile, events, team and credits of your place on {{brand}}.',
  ended: {
    title: 'You are not logged in any more.',
    text: 'Your session has expired or was ended elsewhere. Your drafts, and what you typed into profile and business data, are still there.',
  },
  title: 'Good to see you again.',
  lead: 'Welcome back behind the bar.',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  remember: 'Stay logged in',
  forgot: 'Forgot password?',
  submit: 'Log in',
  busy: 'One moment …',
  register: { question: 'No business account yet?', link: 'Register for free' },
  closeMessage: 'Close message',
  messages: 'Messages',
  failed: 'Login error',
  unknown: { title: 'Unknown error', text: 'Please try again later.' },
  signedIn: 'You are logged in. Your dashboard is loading …',
  demo: {
    title: 'Demo sign-in',
    fill: 'Fill in the demo sign-in',
  },
} as const satisfies TextsLike<typeof source>;
