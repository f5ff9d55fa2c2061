import type { texts as source } from '#i18n/de/pages/withdraw.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  head: 'Withdraw from a contract – {{brand}}',
  description:
    'Withdraw from a purchase at {{brand}} in two steps, without an account or a reason. The receipt comes right away.',
  title: 'Withdraw from a contract',
  lead: 'Bought something and changed your mind? Two steps, and your withdrawal is declared.',
  points: {
    reason: 'You don’t need a reason.',
    receipt: 'You get an e-mail right away with everything you sent, with date and time.',
    business: 'Consumers have the right of withdrawal. Businesses can cancel their subscription at any time.',
    more: 'Periods and consequences are in the <withdrawal>notice on withdrawal</withdrawal>.',
  },
  fields: {
    name: 'Your name',
    email: 'Your e-mail',
    contract: 'What do you withdraw from?',
    ordered: 'When did you buy it?',
  },
  form: {
    title: 'Step 1 of 2: your details',
    emailHelp: 'The receipt goes there.',
    contractHelp: 'For example: Premium subscription, account vera@example.com. An order or invoice number helps.',
    optional: 'optional',
    orderedHelp: 'Roughly is enough.',
    privacy: 'We keep your withdrawal for three years, as evidence. More under <privacy>privacy</privacy>.',
    submit: 'Withdraw from contract',
  },
  confirm: {
    title: 'Step 2 of 2: is this right?',
    text: 'Your withdrawal is declared only once you press “Confirm withdrawal”.',
    change: 'Change details',
    submit: 'Confirm withdrawal',
  },
  failed: 'Your withdrawal has not been sent yet',
  kept: 'Nothing is lost: everything you wrote is still here.',
  check: 'Please check the marked places.',
  broken: 'Something went wrong on our side. Please try again in a moment.',
  faults: {
    required: 'Please fill in this field.',
    too_long: 'That is too long, {{max, number}} characters at most.',
    email: 'This is not a complete e-mail address.',
    other: 'This does not fit here.',
  },
  sent: {
    head: 'Withdrawal received – {{brand}}',
    title: 'Your withdrawal has arrived',
    reference: 'Your reference: {{reference}}',
    text: 'The receipt with content, date and time is on its way to you. Check your spam folder too, and keep it.',
    home: 'To the home page',
  },
} as const satisfies TextsLike<typeof source>;
