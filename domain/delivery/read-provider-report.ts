import type { DeliveryReport, ReportKind } from '#domain/delivery/states.ts';
import { reasonLength, reportKinds } from '#domain/delivery/states.ts';

/** JSON that `/mail-reports` takes: the product's own, and that of three providers. */
export const reportForms = ['dabei', 'postmark', 'mailgun', 'brevo'] as const;
export type ReportForm = (typeof reportForms)[number];

interface FormOfProvider {
  /** Paths in the body; of several, the first with a text counts. */
  event: readonly string[];
  messageId: readonly string[];
  reason: readonly string[];
  /** Names of events; others are ignored. */
  kinds: Record<string, ReportKind>;
  /** Path, and the values that stand for an address that receives nothing. */
  hard: { path: string; values: readonly string[] };
}

const forms: Record<Exclude<ReportForm, 'dabei'>, FormOfProvider> = {
  postmark: {
    event: ['RecordType'],
    messageId: ['Metadata.mail'],
    reason: ['Description', 'Details'],
    kinds: { Delivery: 'delivered', Bounce: 'bounced', SpamComplaint: 'complained' },
    hard: { path: 'Type', values: ['HardBounce', 'BadEmailAddress'] },
  },
  mailgun: {
    event: ['event-data.event'],
    messageId: ['event-data.message.headers.message-id'],
    reason: ['event-data.delivery-status.message', 'event-data.delivery-status.description', 'event-data.reason'],
    kinds: { delivered: 'delivered', failed: 'bounced', complained: 'complained' },
    hard: { path: 'event-data.reason', values: ['bounce', 'suppress-bounce'] },
  },
  brevo: {
    event: ['event'],
    messageId: ['message-id'],
    reason: ['reason'],
    kinds: {
      delivered: 'delivered',
      deferred: 'delayed',
      soft_bounce: 'bounced',
      hard_bounce: 'bounced',
      invalid_email: 'bounced',
      spam: 'complained',
    },
    hard: { path: 'event', values: ['hard_bounce', 'invalid_email'] },
  },
};

function textAt(body: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((found, key) => (Object.hasOwn(Object(found), key) ? Object(found)[key] : undefined), body);
  return typeof value === 'string' ? value : '';
}
const firstText = (body: unknown, paths: readonly string[]) => paths.map((path) => textAt(body, path)).find(Boolean);

export interface ProviderReport {
  /** Null for an event that says nothing about the delivery. */
  report: DeliveryReport | null;
  messageId: string;
}

/** Null if the body is not of the form. */
export function readProviderReport(form: ReportForm, body: unknown): ProviderReport | null {
  if (form === 'dabei') {
    const kind = reportKinds.find((name) => name === textAt(body, 'event'));
    const messageId = textAt(body, 'message_id');
    const isHard = kind === 'bounced' && Object(body).permanent === true;
    const reason = textAt(body, 'reason').slice(0, reasonLength);
    return kind && messageId ? { report: { kind, isHard, reason }, messageId } : null;
  }
  const { event, messageId: ids, reason: reasons, kinds, hard } = forms[form];
  const name = firstText(body, event);
  const messageId = firstText(body, ids) ?? '';
  if (name === undefined) return null;
  if (!Object.hasOwn(kinds, name)) return { report: null, messageId };
  const told = kinds[name] as ReportKind;
  // Mailgun tries again after a temporary failure.
  const isTemporary = form === 'mailgun' && textAt(body, 'event-data.severity') === 'temporary';
  const kind = told === 'bounced' && isTemporary ? 'delayed' : told;
  const isHard = kind === 'bounced' && hard.values.includes(textAt(body, hard.path));
  const reason = (firstText(body, reasons) ?? '').slice(0, reasonLength);
  return { report: { kind, isHard, reason }, messageId };
}
