import { senderDomain } from '#server/adapters/mails/mailer.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Finding } from './finding.ts';
import { ok, reasonOf, unsure, wrong } from './finding.ts';

const name = 'bounces';

type ReturnPath = Pick<Config, 'mailReturnPath' | 'mailReportsSecret' | 'publicUrl'>;

/** Whether a mail that does not arrive comes back to somebody who notices. */
export async function checkReturnPath(
  { mailReturnPath, mailReportsSecret, publicUrl }: ReturnPath,
  resolve: (domain: string) => Promise<{ exchange: string }[]>,
): Promise<Finding> {
  if (mailReportsSecret === null)
    return unsure(name, 'MAIL_REPORTS_SECRET is not set, so the product does not learn which mails bounce');
  if (mailReturnPath === null)
    return unsure(name, `MAIL_RETURN_PATH is not set, so the provider has to report to ${publicUrl}/mail-reports`);
  const domain = senderDomain(mailReturnPath);
  try {
    const [server] = await resolve(domain);
    if (server?.exchange) return ok(name, `${mailReturnPath} is received by ${server.exchange}`);
    return wrong(name, `${domain} receives no mail, so bounces are lost: add an MX record`);
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes((error as { code?: string }).code ?? ''))
      return wrong(name, `${domain} has no MX record, so bounces are lost`);
    return unsure(name, `The DNS does not respond for ${domain}: ${reasonOf(error)}`);
  }
}
