import { fold } from '#domain/guest-search/search-text.ts';
import { asciiEmail } from '#domain/shared/email.ts';

/** In order of weight: a key names one customer, a name many. */
export const matchedBy = [
  'login',
  'contact_email',
  'billing_email',
  'phone',
  'register_number',
  'invoice',
  'payment',
  'event_code',
  'page_address',
  'api_key',
  'coupon',
  'id',
  'request',
  'business_name',
  'person',
  'event_title',
] as const;
export type MatchedBy = (typeof matchedBy)[number];

/** Shorter words are in every name. */
export const searchLength = { least: 3, most: 200 };

/** Most customers of one answer. */
export const mostCustomers = 20;

const divisions = ['HRA', 'HRB', 'VR', 'GNR', 'PR', 'GSR'];

/** The forms that a text may have; null or empty where it cannot. */
export interface SearchKeys {
  /** Folded, for titles and people. */
  words: string;
  /** As in `businesses.name_key`. */
  companyName: string | null;
  email: string | null;
  /** As in `businesses.phone_key`. */
  phone: string | null;
  /** As in `businesses.register_key`. */
  registers: string[];
  invoice: string | null;
  /** Of the payment provider. */
  payment: string | null;
  eventCode: string | null;
  slug: string | null;
  /** Last characters of a key, or the first that lists show. */
  keyPart: string | null;
  coupon: string | null;
  id: string | null;
}

const LEGAL_FORM = /(?<=^| )(g?gmbh|ug|e?gbr|e k|ek|e v|ev|ag|kg|ohg|co|haftungsbeschränkt)(?= |$)/g;

function companyName(text: string): string | null {
  const plain = text
    .toLowerCase()
    .replace(/[^0-9a-zäöüß]+/g, ' ')
    .trim();
  const withoutForm = plain.replace(LEGAL_FORM, ' ').replace(/ +/g, ' ').trim();
  return withoutForm.length >= searchLength.least ? withoutForm : null;
}

function phone(text: string): string | null {
  if (!/^[+\d(][\d\s()/.-]*$/.test(text)) return null;
  const key = text.replace(/[^\d+]/g, '').replace(/^(\+49|0049)?0*/, '');
  return key.length >= 5 ? key : null;
}

function registers(text: string): string[] {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 3 || digits.length > 7) return [];
  if (/^\d+$/.test(text)) return divisions.map((division) => division + digits);
  const division = divisions.find((name) => new RegExp(`\\b${name}(?![a-z])`, 'i').test(text));
  return division ? [division + digits] : [];
}

/** Of a page of Dabei; the text itself if it is none. */
function pathOf(text: string): string {
  return URL.canParse(text) ? new URL(text).pathname : text;
}

export function readSearch(typed: string): SearchKeys {
  const text = typed.trim();
  const path = pathOf(text);
  const first = (pattern: RegExp, within = text) => pattern.exec(within)?.[1] ?? null;
  return {
    words: fold(text),
    companyName: companyName(text),
    email: asciiEmail(text),
    phone: phone(text),
    registers: registers(text),
    invoice: first(/^(\d{4}-\d{6,12})$/),
    payment: first(/^([\w-]{8,100})$/),
    eventCode: first(/^(?:\/?e\/)?([0-9a-f]{12})(?:-[^/]*)?$/, path.toLowerCase()),
    slug: first(/^(?:\/?b\/)?([a-z0-9-]{3,80})$/, path.toLowerCase()),
    keyPart: first(/^([\w-]{4,24})$/),
    coupon: first(/^([A-Z0-9-]{3,40})$/, text.toUpperCase()),
    id: first(/^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, text.toLowerCase()),
  };
}
