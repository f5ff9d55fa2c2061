import type { texts as source } from '#i18n/de/pages/demo-mail.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  title: 'Demo mailbox',
  notice: 'Every e-mail ends up here. Not one leaves.',
  list: 'E-mails',
  count_zero: 'No e-mails yet.',
  count_one: '{{count}} e-mail.',
  count_other: '{{count}} e-mails.',
  fresh: 'New ones drop in by themselves.',
  none: 'Sign up or publish something, and an e-mail will be here.',
  to: 'To {{to}}',
  all: 'All e-mails',
  asMail: 'E-mail',
  asText: 'Text only',
  back: 'Back',
} as const satisfies TextsLike<typeof source>;
