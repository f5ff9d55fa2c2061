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
} as const satisfies TextsLike<typeof source>;
