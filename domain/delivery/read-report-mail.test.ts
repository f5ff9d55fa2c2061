import { describe, expect, it } from 'vitest';
import { readReportMail } from '#domain/delivery/read-report-mail.ts';

/** A report as Postfix sends it. */
const dsn = (
  recipient: string,
  head = 'Content-Type: multipart/report; report-type=delivery-status;\n\tboundary="b/1"',
) =>
  `Return-Path: <>
From: MAILER-DAEMON@mx.post.example
To: bounces+x@mail.dabei.example
Subject: Undelivered Mail Returned to Sender
${head}

This is a MIME-encapsulated message.

--b/1
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry. Action: delivered

--b/1
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.post.example

${recipient}

--b/1
Content-Type: text/rfc822-headers

Subject: Your code
--b/1--
`;

const recipient = (action: string, status: string, diagnostic = 'smtp; 550 5.1.1 User unknown') =>
  `Final-Recipient: rfc822; kim@post.example\nAction: ${action}\nStatus: ${status}\nDiagnostic-Code: ${diagnostic}`;

describe('a report of a mail server', () => {
  it.each([
    ['failed', '5.1.1', 'bounced', true],
    ['Failed', '5.1.1 (bad destination mailbox address)', 'bounced', true],
    ['failed', '5.2.1', 'bounced', true],
    ['failed', '5.2.2', 'bounced', false],
    ['failed', '5.7.1', 'bounced', false],
    ['failed', '5.0.0', 'bounced', false],
    ['failed', '4.4.7', 'bounced', false],
    ['failed', '', 'bounced', false],
    ['delayed', '4.4.1', 'delayed', false],
    ['delivered', '2.0.0', 'delivered', false],
  ] as const)('of %s with %s is %s', (action, status, kind, isHard) => {
    expect(readReportMail(dsn(recipient(action, status)))).toEqual({ kind, isHard, reason: '550 5.1.1 User unknown' });
  });

  it('is read with the line ends of mail, a bare boundary and folded fields', () => {
    const folded = recipient('failed', '5.1.1', 'smtp; 550 5.1.1\n  User unknown');
    const head = 'CONTENT-TYPE: Multipart/Report; boundary=b/1; report-type=delivery-status';
    const read = readReportMail(dsn(folded, head).replaceAll('\n', '\r\n'));
    expect(read).toEqual({ kind: 'bounced', isHard: true, reason: '550 5.1.1 User unknown' });
  });

  it('keeps no more of a reason than fits', () => {
    expect(readReportMail(dsn(recipient('failed', '5.1.1', `smtp; ${'x'.repeat(5000)}`)))?.reason).toHaveLength(200);
  });
});

describe('a complaint', () => {
  const arf = (type: string) => `Content-Type: multipart/report; report-type=feedback-report; boundary="arf"

--arf
Content-Type: text/plain

This is an email abuse report.
--arf
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
--arf
Content-Type: message/rfc822

From: hallo@dabei.example
--arf--
`;
  it.each(['abuse', 'fraud', 'other'])('is one as %s', (type) => {
    expect(readReportMail(arf(type))).toEqual({ kind: 'complained', isHard: false, reason: type });
  });
  it('is none that says the opposite', () => {
    expect(readReportMail(arf('not-spam'))).toBeNull();
  });
});

it.each([
  ['an automatic reply', 'Subject: Out of office\nAuto-Submitted: auto-replied\nContent-Type: text/plain\n\nBack soon'],
  ['a report without parts', 'Content-Type: multipart/report; boundary=x\n\nnothing'],
  ['a report without a boundary', 'Content-Type: multipart/report\n\nnothing'],
  ['a report of another action', dsn(recipient('relayed', '2.0.0'))],
  ['nothing', ''],
  ['one long line', 'Content-Type: '.repeat(20_000)],
  ['many boundaries', `Content-Type: multipart/report; boundary=-\n\n${'-'.repeat(500_000)}`],
])('%s is no report', (_, mail) => {
  expect(readReportMail(mail)).toBeNull();
});
