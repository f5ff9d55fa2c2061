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
  passkey: 'Log in with a passkey',
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
  /** The second step. */
  step: {
    head: 'Second key – {{brand}}',
    title: 'Your key, please.',
    lead: 'Show us that it’s you.',
    passkey: 'Use a passkey',
    code: 'Code from your app',
    recoveryCode: 'Recovery code',
    useRecovery: 'Use a recovery code',
    useCode: 'Use a code from the app',
    submit: 'Continue',
    busy: 'One moment …',
    back: 'Back to the login',
    remember: 'Stay logged in',
    withPassword: 'Use a password instead',
    failed: 'That didn’t work',
    lost: {
      question: 'Nothing of that at hand?',
      text: 'We send you a mail and wait two days, in case it’s somebody else. After that you remove your second keys with a link.',
      ask: 'Get my access back',
      asked: 'A mail is on its way. The link follows in two days.',
    },
  },
} as const satisfies TextsLike<typeof source>;
