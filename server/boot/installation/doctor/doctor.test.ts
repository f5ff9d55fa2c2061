import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { version } from '#domain/shared/version.ts';
import { createTestApp } from '#tests/support/app.ts';
import { startPlainMailServer } from '#tests/support/mail-server.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkFiles } from './check-files.ts';
import type { ResolveText } from './check-mail-domain.ts';
import { checkMailDomain } from './check-mail-domain.ts';
import { checkMailServer } from './check-mail-server.ts';
import { checkPayments } from './check-payments.ts';
import { checkPublicAddress } from './check-public-address.ts';
import { checkReturnPath } from './check-return-path.ts';

const now = new Date('2026-11-29T10:00:00Z');
const mailFrom = 'Bar <hallo@bar.de>';
const failure = (code: string) => Object.assign(new Error(code), { code });
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicKey = createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64');
const dkim = { selector: 'nov', privateKey: pem };

const right = {
  'bar.de': ['unrelated=1', 'v=spf1 include:mail.de -all'],
  '_dmarc.bar.de': ['v=DMARC1; p=quarantine'],
  'nov._domainkey.bar.de': [`v=DKIM1; k=rsa; p=${publicKey}`],
};

/** A DNS with these texts; long records come in parts. */
const dns =
  (changes: Record<string, string[]> = {}): ResolveText =>
  async (name) => {
    const records = { ...right, ...changes }[name];
    if (!records) throw failure('ENOTFOUND');
    return records.map((record) => record.match(/.{1,255}/g) ?? []);
  };

const url = 'https://dabei.bar.de';
const certificate = (valid_to: string) => async () => ({ valid_to });
const answers =
  (body: object, status = 200) =>
  async () =>
    Response.json(body, { status });
const address = (given: Parameters<typeof checkPublicAddress>[2]) =>
  checkPublicAddress(url, now, { read: certificate('Mar  1 00:00:00 2027 GMT'), ask: answers({ version }), ...given });
const stripe = (list: () => Promise<object>) => ({ webhookEndpoints: { list } }) as never;
const endpoint = { url: `${url}/stripe/webhook`, status: 'enabled' };
const disk = (bytes: number) => checkDisk('/data', (async () => ({ bsize: 1, bavail: bytes })) as never);
const files = {
  put: async () => undefined,
  get: async (key: string) => new TextEncoder().encode(key),
  remove: async () => undefined,
};

const bounces = async (given: object, servers: string[] | Error) => [
  await checkReturnPath(
    { mailReturnPath: 'bounces@rueck.bar.de', mailReportsSecret: 'x'.repeat(24), publicUrl: url, ...given },
    async () => {
      if (servers instanceof Error) throw servers;
      return servers.map((exchange) => ({ exchange }));
    },
  ),
];

describe('the doctor', () => {
  it('finds nothing in an installation that is right', async () => {
    const findings = [
      ...(await checkMailDomain({ mailFrom, dkim }, dns())),
      ...(await address({})),
      await checkPayments(
        stripe(async () => ({ data: [endpoint] })),
        'sk_live_1',
        url,
      ),
      await disk(50e9),
      ...(await bounces({}, ['mx.bar.de'])),
      await checkFiles(files),
    ];
    expect(findings.map(({ check, state }) => `${check} ${state}`)).toEqual(
      ['SPF', 'DKIM', 'DMARC', 'TLS', 'public address', 'payments', 'disk', 'bounces', 'files'].map(
        (check) => `${check} ok`,
      ),
    );
  });

  const mails = (changes: Record<string, string[]>, key: typeof dkim | null = dkim) =>
    checkMailDomain({ mailFrom, dkim: key }, dns(changes));
  it.each([
    ['wrong', /no SPF record/, () => mails({ 'bar.de': [] })],
    ['wrong', /2 SPF records/, () => mails({ 'bar.de': ['v=spf1 -all', 'v=spf1 a -all'] })],
    ['wrong', /lets everybody send/, () => mails({ 'bar.de': ['v=spf1 +all'] })],
    ['wrong', /_dmarc\.bar\.de has no record/, () => mails({ '_dmarc.bar.de': [] })],
    ['unsure', /only watches/, () => mails({ '_dmarc.bar.de': ['v=DMARC1; p=none'] })],
    [
      'wrong',
      /nov\._domainkey\.bar\.de has no record: v=DKIM1; k=rsa; p=MII/,
      () => mails({ 'nov._domainkey.bar.de': [] }),
    ],
    ['wrong', /another key/, () => mails({ 'nov._domainkey.bar.de': ['v=DKIM1; p=AAAA'] })],
    ['unsure', /mail server has to sign/, () => mails({}, null)],
    [
      'unsure',
      /DNS does not respond for bar\.de: ESERVFAIL/,
      () => checkMailDomain({ mailFrom, dkim }, async () => Promise.reject(failure('ESERVFAIL'))),
    ],
    [
      'wrong',
      /SMTP_URL is not set/,
      async () => [await checkMailServer({ smtpUrl: null, mailFrom, dkim: null }, null)],
    ],
    [
      'wrong',
      /refuses or does not respond/,
      async () => [await checkMailServer({ smtpUrl: 'smtp://127.0.0.1:9', mailFrom, dkim: null }, null)],
    ],
    ['unsure', /MAIL_REPORTS_SECRET is not set/, () => bounces({ mailReportsSecret: null }, [])],
    ['unsure', /provider has to report to https:.*mail-reports/, () => bounces({ mailReturnPath: null }, [])],
    ['wrong', /receives no mail/, () => bounces({}, [''])],
    ['wrong', /rueck\.bar\.de has no MX record/, () => bounces({}, failure('ENODATA'))],
    ['unsure', /DNS does not respond for rueck\.bar\.de/, () => bounces({}, failure('ESERVFAIL'))],
    ['wrong', /ends in 3 days/, () => address({ read: certificate('Dec  2 12:00:00 2026 GMT') })],
    [
      'wrong',
      /no certificate that browsers trust: self-signed/,
      () => address({ read: () => Promise.reject(new Error('self-signed certificate')) }),
    ],
    ['wrong', /leads to something else \(404\)/, () => address({ ask: answers({}, 404) })],
    ['unsure', /runs 0\.0\.1, this is/, () => address({ ask: answers({ version: '0.0.1' }) })],
    ['wrong', /cannot be reached: ECONNREFUSED/, () => address({ ask: () => Promise.reject(failure('ECONNREFUSED')) })],
    ['unsure', /a pilot: plans and packs are not sold/, async () => [await checkPayments(null, '', url)]],
    [
      'wrong',
      /no webhook to/,
      async () => [
        await checkPayments(
          stripe(async () => ({ data: [] })),
          'sk_live_1',
          url,
        ),
      ],
    ],
    [
      'wrong',
      /switched off/,
      async () => [
        await checkPayments(
          stripe(async () => ({ data: [{ ...endpoint, status: 'disabled' }] })),
          'sk_live_1',
          url,
        ),
      ],
    ],
    [
      'unsure',
      /test mode/,
      async () => [
        await checkPayments(
          stripe(async () => ({ data: [endpoint] })),
          'sk_test_1',
          url,
        ),
      ],
    ],
    [
      'wrong',
      /refuses the key or does not respond: Invalid API Key/,
      async () => [
        await checkPayments(
          stripe(() => Promise.reject(new Error('Invalid API Key'))),
          'sk_live_1',
          url,
        ),
      ],
    ],
    ['wrong', /Only 0\.9 GB/, async () => [await disk(0.9e9)]],
    ['unsure', /Only 3\.0 GB/, async () => [await disk(3e9)]],
    ['wrong', /DATA_DIR \/nowhere cannot be read/, async () => [await checkDisk('/nowhere')]],
    ['wrong', /other bytes/, async () => [await checkFiles({ ...files, get: async () => new Uint8Array(3) })]],
    [
      'wrong',
      /store cannot be used: Access Denied/,
      async () => [await checkFiles({ ...files, put: () => Promise.reject(new Error('Access Denied')) })],
    ],
  ])('tells %s: %s', async (state, sentence, examine) => {
    const findings = (await examine()).filter((finding) => finding.state !== 'ok');
    const one = findings.find((finding) => sentence.test(finding.sentence));
    expect(one?.state, JSON.stringify(findings)).toBe(state);
  });
});

describe('with a database and a mail server', () => {
  let app: Awaited<ReturnType<typeof createTestApp>>;
  let server: Awaited<ReturnType<typeof startPlainMailServer>>;
  beforeAll(async () => {
    app = await createTestApp();
    server = await startPlainMailServer();
  });
  afterAll(async () => {
    await app.close();
    server.close();
  });

  it('reads rights, archive and clock, and tells a machine whose clock is wrong', async () => {
    const states = (await checkDatabase(app.deps.db, () => new Date())).map(({ check, state }) => [check, state]);
    expect(states).toEqual([
      ['database', 'ok'],
      ['backup', 'unsure'],
      ['clock', 'ok'],
    ]);
    const late = await checkDatabase(app.deps.db, () => new Date(Date.now() - 3_600_000));
    expect(late.at(-1)).toMatchObject({ state: 'wrong', sentence: expect.stringContaining('3600 seconds behind') });
  });

  it('sends a test mail to the address that was given', async () => {
    const config = { smtpUrl: `smtp://127.0.0.1:${server.port}`, mailFrom, dkim: null };
    expect(await checkMailServer(config, null)).toMatchObject({ state: 'unsure' });
    expect(await checkMailServer(config, 'ada@engine.de')).toMatchObject({ state: 'ok' });
    expect(server.heard.join('\n')).toContain('RCPT TO:<ada@engine.de>');
  });
});
