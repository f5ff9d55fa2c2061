import type { texts as source } from '#i18n/de/mails.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  greeting: 'Hi {{name}},',
  greetingPlain: 'Hi,',
  signature: 'See you soon\nYour {{brand}} team',
  registrationCode: {
    subject: '{{code}} is your {{brand}} code',
    intro: 'use this code to confirm the e-mail address for {{companyName}}:',
    validity: 'The code is valid for 10 minutes. Enter it on the page where you are registering.',
    notYou: 'You did not register? Then ignore this mail and do not pass the code on to anyone.',
  },
  alreadyRegistered: {
    subject: 'You already have a {{brand}} account',
    intro: 'somebody just tried to register a business with this e-mail address. It already has an account.',
    login: 'Log in now',
    notYou: 'That was not you? Then there is nothing to do. Nothing about your account has changed.',
  },
  passwordReset: {
    subject: 'Your new password for {{brand}}',
    intro: 'you want to set a new password. This link lets you do it:',
    button: 'Set a new password',
    validity: 'The link is valid for one hour and works once. After that you are logged out everywhere.',
    notYou: 'That was not you? Then there is nothing to do. Your password stays as it is.',
  },
  invitation: {
    subject: 'Join the team of {{companyName}}',
    intro: '{{invitedBy}} invites you to work with {{companyName}} on {{brand}}.',
    withAccount: 'This e-mail address already has an account. You accept the invitation with its password.',
    withoutAccount: 'All you need is a name and a password, and you are in.',
    button: 'Accept the invitation',
    validity: 'The link is valid for seven days and works once.',
    notYou: 'This means nothing to you? Then ignore this mail. No account is created.',
  },
  lowCredits: {
    subject_one: '{{count}} plan credit left',
    subject_other: '{{count}} plan credits left',
    intro_one: 'of your {{total}} plan credits, {{count}} is left.',
    intro_other: 'of your {{total}} plan credits, {{count}} are left.',
    purchased_one: 'After that you go on with {{count}} purchased credit.',
    purchased_other: 'After that you go on with {{count}} purchased credits.',
    none: 'You have no purchased credits at the moment. You can top up with a pack at any time.',
    button: 'See my credits',
    once: 'You get this mail at most once per period.',
  },
  contactForward: {
    subject: 'Contact: {{topic}} ({{reference}})',
    intro: 'A message came in through the contact form.',
    topic: 'Topic: {{topic}}',
    sender: 'From: {{name}}, {{email}}',
    language: 'Language: {{language}}',
    reference: 'Reference: {{reference}}',
    receivedAt: 'Received: {{receivedAt}}',
    answer: 'If you reply to this mail, you write to the person who sent the message.',
  },
  contactConfirmation: {
    subject: 'Your message has arrived ({{reference}})',
    intro: 'we have received your message on “{{topic}}”: {{receivedAt}}, reference {{reference}}.',
    next: 'A person will read it and usually answers within two working days.',
    withdrawal:
      'Your withdrawal has thereby reached us. Please keep this mail. We will write to you about what follows within two working days; a refund arrives within 14 days.',
    notYou: 'You did not write to us? Then somebody entered your address, and you need not do anything.',
  },
} as const satisfies TextsLike<typeof source>;
