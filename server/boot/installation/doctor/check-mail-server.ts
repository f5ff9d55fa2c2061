import { openMailTransport } from '#server/adapters/mails/mailer.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { ok, reasonOf, unsure, wrong } from './finding.ts';

/** Signs in to the mail server and, if an address is given, sends a test mail. */
export async function checkMailServer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dkim'>, to: string | null) {
  const { smtpUrl, mailFrom: from } = config;
  if (smtpUrl === null) return wrong('mail server', 'SMTP_URL is not set');
  const transport = await openMailTransport({ ...config, smtpUrl });
  try {
    await transport.verify();
    if (to === null) return unsure('mail server', 'It accepts the sign-in; doctor <address> sends a test mail');
    await transport.sendMail({ from, to, subject: 'Dabei: test', text: 'The mail server works.' });
    return ok('mail server', `It has taken a test mail to ${to}`);
  } catch (error) {
    return wrong('mail server', `It refuses or does not respond: ${reasonOf(error)}`);
  } finally {
    transport.close();
  }
}
