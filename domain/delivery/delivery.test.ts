import { describe, expect, it } from 'vitest';
import { readProviderReport } from '#domain/delivery/read-provider-report.ts';
import { mailStates, reportKinds, stateAfter } from '#domain/delivery/states.ts';
import { maySend } from '#domain/delivery/suppression.ts';

describe('the state of a mail', () => {
  it.each([
    ['sent', 'delivered', 'delivered'],
    ['sent', 'bounced', 'bounced'],
    ['sent', 'delayed', 'sent'],
    ['queued', 'bounced', 'bounced'],
    ['delivered', 'bounced', 'bounced'],
    ['delivered', 'complained', 'complained'],
    ['bounced', 'delivered', null],
    ['complained', 'bounced', null],
    ['delivered', 'delayed', null],
    ['suppressed', 'bounced', null],
  ] as const)('%s after a report of %s is %s', (state, kind, after) => {
    expect(stateAfter(state, kind)).toBe(after);
  });

  it('never changes twice by one report', () => {
    for (const state of mailStates) {
      for (const kind of reportKinds.filter((each) => each !== 'delayed')) {
        const after = stateAfter(state, kind);
        if (after !== null) expect(stateAfter(after, kind)).toBeNull();
      }
    }
  });
});

it.each([
  [undefined, true, true],
  [undefined, false, true],
  ['bounced', true, false],
  ['bounced', false, false],
  ['complained', true, false],
  ['complained', false, true],
] as const)('an address with %s gets a mail that can be turned off (%s): %s', (cause, canBeTurnedOff, may) => {
  expect(maySend(cause, { canBeTurnedOff })).toBe(may);
});

describe('a report of a provider', () => {
  const mailgun = (data: object) => ({
    'event-data': { message: { headers: { 'message-id': 'a@x' } }, ...data },
  });
  it.each([
    ['dabei', { event: 'bounced', message_id: '<a@x>', permanent: true, reason: 'gone' }, 'bounced', true],
    ['dabei', { event: 'bounced', message_id: '<a@x>' }, 'bounced', false],
    ['dabei', { event: 'complained', message_id: 'a', permanent: true }, 'complained', false],
    ['postmark', { RecordType: 'Bounce', Type: 'HardBounce', Metadata: { mail: 'a' } }, 'bounced', true],
    ['postmark', { RecordType: 'Bounce', Type: 'Transient', Metadata: { mail: 'a' } }, 'bounced', false],
    ['postmark', { RecordType: 'SpamComplaint', Metadata: { mail: 'a' } }, 'complained', false],
    ['mailgun', mailgun({ event: 'failed', severity: 'permanent', reason: 'bounce' }), 'bounced', true],
    ['mailgun', mailgun({ event: 'failed', severity: 'temporary', reason: 'generic' }), 'delayed', false],
    ['mailgun', mailgun({ event: 'delivered' }), 'delivered', false],
    ['brevo', { event: 'hard_bounce', 'message-id': '<a@x>' }, 'bounced', true],
    ['brevo', { event: 'soft_bounce', 'message-id': '<a@x>' }, 'bounced', false],
    ['brevo', { event: 'spam', 'message-id': '<a@x>' }, 'complained', false],
  ] as const)('in the form %s: %j', (form, body, kind, isHard) => {
    const read = readProviderReport(form, body);
    expect(read?.report).toMatchObject({ kind, isHard });
    expect(read?.messageId).toMatch(/^<?a/);
  });

  it.each([null, 'x', 7, [], {}, { event: 7 }, { event: 'constructor' }, { event: 'bounced' }])('is not %j', (body) => {
    expect(readProviderReport('dabei', body)).toBeNull();
  });

  it('about something else is left', () => {
    expect(readProviderReport('postmark', { RecordType: 'Open' })).toEqual({ report: null, messageId: '' });
    expect(readProviderReport('brevo', { event: 'constructor' })?.report).toBeNull();
  });
});
