import type { texts as source } from '#i18n/de/login.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  head: 'Business login – {{brand}}',
  title: 'Good to see you again.',
  lead: 'Log in with your business account.',
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
