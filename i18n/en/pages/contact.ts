import type { texts as source } from '#i18n/de/pages/contact.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  head: 'Contact – {{brand}}',
  description: 'Write to the {{brand}} team: questions about business accounts, credits, technology, privacy or press.',
  title: 'Write to us.',
  lead: 'Every message is read by a person. We usually answer within two working days.',
  other: {
    title: 'Rather get in touch directly?',
    faqTitle: 'Perhaps it has been answered already',
    faq: 'Frequently asked questions',
    help: 'Help, step by step',
    report: 'Report an event or a business',
  },
  topic: 'What is it about?',
  topicPlaceholder: 'Please choose',
  topics: {
    general: 'General question',
    business: 'Business account and verification',
    billing: 'Credits, subscription and invoice',
    technical: 'Technology and API',
    privacy: 'Privacy',
    withdrawal: 'Withdrawal',
    press: 'Press',
  },
  name: 'Name',
  email: 'E-mail',
  emailHelp: 'for our reply',
  message: 'Message',
  messageHelp:
    'No passwords or card details, please. To withdraw, just name the purchase and the e-mail address of your account.',
  missing: {
    topic: 'Choose a topic.',
    name: 'What is your name?',
    email: 'Without an e-mail address we cannot answer.',
    message: 'Tell us what it is about.',
  },
  tooShort: 'Please write a few more words.',
  trap: 'Please leave this field empty',
  submit: 'Send message',
  busy: 'Sending …',
  privacy: 'We only use your details to reply. More in our <privacy>privacy policy</privacy>.',
  limited: 'That was too many messages. Please try again in {n} minutes.',
  failed: 'Your message was not sent',
  kept: 'Nothing is lost: your text is still here.',
  sent: {
    title: 'It has arrived. Thank you!',
    text: 'We have your message and are sending a confirmation to {email}. Please check your spam folder as well.',
    again: 'Write another message',
  },
  noScript: 'The form needs JavaScript. You can do without: write to {{email}}.',
} as const satisfies TextsLike<typeof source>;
