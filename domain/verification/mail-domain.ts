import { asciiDomain } from '#domain/shared/email.ts';

export type MailDomainFinding =
  | 'mail_domain_same'
  | 'mail_domain_free'
  | 'mail_domain_no_website'
  | 'mail_domain_other';

/** Free mail services, without top-level domain. */
const freeMailers = new Set([
  'aol',
  'arcor',
  'freenet',
  'gmail',
  'gmx',
  'googlemail',
  'hotmail',
  'icloud',
  'live',
  'mail',
  'mailbox',
  'me',
  'msn',
  'online',
  'outlook',
  'posteo',
  'proton',
  'protonmail',
  't-online',
  'vodafone',
  'web',
  'yahoo',
]);

/** Sites with pages of many businesses: their domain identifies none. */
const sharedSites = [
  'facebook.com',
  'instagram.com',
  'linktr.ee',
  'google.com',
  'goo.gl',
  'tiktok.com',
  'youtube.com',
  'eventbrite.de',
  'jimdosite.com',
  'wixsite.com',
  'business.site',
];

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

function hostOf(website: string): string | null {
  const address = website.includes('://') ? website : `https://${website}`;
  if (!URL.canParse(address)) return null;
  return new URL(address).hostname.toLowerCase().replace(/^www\./, '');
}

/** A hint only, since honest businesses use free mail services. */
export function compareMailDomain(email: string, website: string | null): MailDomainFinding {
  const written = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const domain = asciiDomain(written) ?? written;
  const labels = domain.split('.');
  if (labels.length === 2 && freeMailers.has(labels[0] ?? '')) return 'mail_domain_free';
  const host = website ? hostOf(website) : null;
  if (host === null || sharedSites.some((site) => isWithin(host, site))) return 'mail_domain_no_website';
  return isWithin(host, domain) || isWithin(domain, host) ? 'mail_domain_same' : 'mail_domain_other';
}
