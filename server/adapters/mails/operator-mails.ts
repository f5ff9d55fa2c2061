import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

/** For the operator: backup or trial restore failed or is missing. */
export async function backupAlertMail(
  config: Config,
  { to, findings }: { to: string; findings: readonly string[] },
): Promise<Mail> {
  const t = mailTexts(config, 'de');
  return composeMail(config, 'de', to, t('backupAlert.subject'), {
    kind: 'account',
    heading: t('backupAlert.heading'),
    greeting: t('greetingPlain'),
    paragraphs: [t('backupAlert.intro')],
    items: [...findings],
    notes: [t('backupAlert.next')],
    signature: t('signature'),
  });
}
