import type { DeliveryReport } from '#domain/delivery/states.ts';
import { reasonLength } from '#domain/delivery/states.ts';
import { isHardStatus } from '#domain/delivery/suppression.ts';

/** Unfolded fields of a header block, by lower-case name; the first of a name counts. */
function readFields(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

function splitHead(text: string): { fields: Map<string, string>; body: string } {
  const end = text.indexOf('\n\n');
  return end < 0
    ? { fields: readFields(text), body: '' }
    : { fields: readFields(text.slice(0, end)), body: text.slice(end + 2) };
}

const typeOf = (fields: Map<string, string>) => (fields.get('content-type') ?? '').toLowerCase();

/** A report has three parts; beyond these none is read. */
const MOST_PARTS = 10;

/** Body of the first part with the type. */
function findPart(body: string, boundary: string, type: string): string | undefined {
  const parts = body.split(`--${boundary}`, MOST_PARTS).map((part) => splitHead(part.replace(/^[ \t]*\n/, '')));
  return parts.find(({ fields }) => typeOf(fields).startsWith(type))?.body;
}

/** RFC 3464: the first block is about the mail, each further one about a recipient. */
function readDeliveryStatus(text: string): DeliveryReport | null {
  for (const block of text.split(/\n(?:[ \t]*\n)+/)) {
    const fields = readFields(block);
    const action = (fields.get('action') ?? '').toLowerCase();
    const [status = ''] = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? [];
    const diagnostic = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '');
    const reason = (diagnostic || status).slice(0, reasonLength);
    if (action === 'failed') return { kind: 'bounced', isHard: isHardStatus(status), reason };
    if (action === 'delayed') return { kind: 'delayed', isHard: false, reason };
    if (action === 'delivered') return { kind: 'delivered', isHard: false, reason };
  }
  return null;
}

/** RFC 5965. */
function readFeedback(text: string): DeliveryReport | null {
  const type = (readFields(text).get('feedback-type') ?? '').toLowerCase();
  return type === '' || type === 'not-spam' ? null : { kind: 'complained', isHard: false, reason: type.slice(0, 40) };
}

/** The report in a mail to the return path; null for any other mail, such as an automatic reply. */
export function readReportMail(mail: string): DeliveryReport | null {
  const { fields, body } = splitHead(mail.replaceAll('\r\n', '\n'));
  const type = fields.get('content-type') ?? '';
  if (!/^multipart\/report\b/i.test(type)) return null;
  const [, quoted, bare = ''] = /\bboundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === '') return null;
  const status = findPart(body, boundary, 'message/delivery-status');
  if (status !== undefined) return readDeliveryStatus(status);
  const feedback = findPart(body, boundary, 'message/feedback-report');
  return feedback === undefined ? null : readFeedback(feedback);
}
