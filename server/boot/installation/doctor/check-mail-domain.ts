import { createPublicKey } from 'node:crypto';
import { senderDomain } from '#server/adapters/mails/mailer.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { DkimSettings } from '#server/boot/settings/read-dkim.ts';
import type { Finding } from './finding.ts';
import { ok, reasonOf, unsure, wrong } from './finding.ts';

/** Text records of a name in the DNS. */
export type ResolveText = (name: string) => Promise<string[][]>;

/** Records that begin with the version; none if the name has none. Throws if the DNS does not respond. */
async function recordsOf(resolve: ResolveText, name: string, version: RegExp): Promise<string[]> {
  try {
    return (await resolve(name)).map((parts) => parts.join('')).filter((record) => version.test(record));
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes((error as { code?: string }).code ?? '')) return [];
    throw error;
  }
}

async function checkSpf(resolve: ResolveText, domain: string): Promise<Finding> {
  const [record, ...others] = await recordsOf(resolve, domain, /^v=spf1( |$)/i);
  if (record === undefined)
    return wrong('SPF', `${domain} has no SPF record, so mails look forged: v=spf1 include:… -all`);
  if (others.length > 0)
    return wrong('SPF', `${domain} has ${others.length + 1} SPF records, so none counts: keep one`);
  if (/[+]all\b/.test(record)) return wrong('SPF', `${domain} lets everybody send (+all): end it with -all`);
  return ok('SPF', `${domain} names who may send: ${record}`);
}

async function checkDmarc(resolve: ResolveText, domain: string): Promise<Finding> {
  const [record] = await recordsOf(resolve, `_dmarc.${domain}`, /^v=DMARC1/i);
  if (record === undefined)
    return wrong('DMARC', `_dmarc.${domain} has no record: v=DMARC1; p=quarantine; rua=mailto:…`);
  if (/p=none/i.test(record))
    return unsure('DMARC', `${domain} only watches forged mails (p=none): p=quarantine stops them`);
  return ok('DMARC', `${domain} says what happens to forged mails: ${record}`);
}

async function checkDkim(resolve: ResolveText, domain: string, dkim: DkimSettings | null): Promise<Finding> {
  if (!dkim) {
    return unsure(
      'DKIM',
      'DKIM_SELECTOR is not set, so the mail server has to sign: look for dkim=pass in a test mail',
    );
  }
  const name = `${dkim.selector}._domainkey.${domain}`;
  const [record] = await recordsOf(resolve, name, /p=/);
  const own = createPublicKey(dkim.privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  if (record === undefined) return wrong('DKIM', `${name} has no record: v=DKIM1; k=rsa; p=${own}`);
  const [, published = ''] = /p=([^;]*)/.exec(record) ?? [];
  if (published.replace(/\s/g, '') !== own) return wrong('DKIM', `${name} has another key than DKIM_PRIVATE_KEY`);
  return ok('DKIM', `${name} has the key that signs`);
}

/** Whether receivers can tell mails of the sender's domain from forged ones. */
export async function checkMailDomain({ mailFrom, dkim }: Pick<Config, 'mailFrom' | 'dkim'>, resolve: ResolveText) {
  const domain = senderDomain(mailFrom);
  const checks = {
    SPF: checkSpf(resolve, domain),
    DKIM: checkDkim(resolve, domain, dkim),
    DMARC: checkDmarc(resolve, domain),
  };
  return Promise.all(
    Object.entries(checks).map(([name, check]) =>
      check.catch((error: unknown) => unsure(name, `The DNS does not respond for ${domain}: ${reasonOf(error)}`)),
    ),
  );
}
