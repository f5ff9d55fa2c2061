import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoReviewer, demoSignIn } from '#domain/shared/demo.ts';
import { ConfigError, isPilot, readConfig, readDatabaseRoles } from '#server/boot/settings/config.ts';
import { settingNames } from '#server/boot/settings/settings.ts';
import { isDatabasePlain, publicSecrets } from '#server/boot/settings/unsafe-settings.ts';
import { operatorFile } from '#tests/support/product-process.ts';
import { testVapid } from '#tests/support/push-service.ts';

const production = {
  DATABASE_URL: 'postgresql://dabei@db.example/dabei',
  PUBLIC_URL: 'https://dabei.example/',
  PUBLIC_API_KEY: 'dabei_public_live',
  SECRET_KEY: '9f8b6c0d3e1a7254b0c9d8e7f6a51423',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Dabei <hallo@dabei.example>',
  STRIPE_SECRET_KEY: 'sk_live_example',
  STRIPE_WEBHOOK_SECRET: 'whsec_example',
  FILES: 'local',
  OPERATOR_FILE: operatorFile,
};

describe('the settings', () => {
  it('of an empty environment are the demo, on loopback', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      publicApiKey: 'dabei_public_demo',
      databaseUrl: null,
      smtpUrl: null,
      geocoderUrl: null,
      appRequestsPerMinute: 60_000,
      confirmation: 'code',
      operator: { name: 'Dabei', company: 'Dabei GmbH' },
    });
  });

  it('follow PORT in the public address and drop its last slash', () => {
    expect(readConfig({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
    expect(readConfig(production)).toMatchObject({
      mode: 'production',
      publicUrl: 'https://dabei.example',
      host: '0.0.0.0',
    });
  });

  it('tell how connections are shared, and how long balancers need', () => {
    expect(readConfig({})).toMatchObject({
      databaseDirectUrl: null,
      databasePoolSize: 10,
      jobsPoolSize: 4,
      preparesStatements: true,
      work: 'all',
      shutdownDelayMs: 0,
    });
    const direct = 'postgresql://dabei@primary.example/dabei';
    const settings = { DATABASE_DIRECT_URL: direct, WORK: 'web', DATABASE_POOL_SIZE: '6', PREPARED_STATEMENTS: '0' };
    const expected = { databaseDirectUrl: direct, work: 'web', databasePoolSize: 6, preparesStatements: false };
    expect(readConfig({ ...production, ...settings })).toMatchObject({ ...expected, shutdownDelayMs: 5000 });
    expect(readConfig({ ...production, SHUTDOWN_DELAY: '0.5' }).shutdownDelayMs).toBe(500);
    const roles = { ...production, DATABASE_DIRECT_URL: direct };
    expect(readDatabaseRoles(roles)).toEqual({ databaseUrl: direct, databaseOwnerUrl: null });
    expect(() => readConfig({ DATABASE_DIRECT_URL: direct })).toThrow(/^DATABASE_DIRECT_URL needs DATABASE_URL/);
  });

  it('say whose rejections need a second reviewer', () => {
    expect(readConfig({}).reviewFourEyes).toBe('off');
    expect(readConfig({ REVIEW_FOUR_EYES: 'rejections' }).reviewFourEyes).toBe('rejections');
    expect(() => readConfig({ REVIEW_FOUR_EYES: 'all' })).toThrow(/REVIEW_FOUR_EYES/);
  });

  it('name how many proxies stand in front, or where', () => {
    expect(readConfig({ TRUST_PROXY: '0' }).trustedProxies).toBeNull();
    expect(readConfig({ TRUST_PROXY: 'true' }).trustedProxies).toEqual({ hops: 1 });
    expect(readConfig({ TRUST_PROXY: '2' }).trustedProxies).toEqual({ hops: 2 });
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustedProxies).toMatchObject({ networks: { length: 2 } });
  });

  it('of production name everything that is missing at once', () => {
    expect(() => readConfig({ DATABASE_URL: production.DATABASE_URL })).toThrow(
      /PUBLIC_URL, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, SMTP_URL, MAIL_FROM, PUBLIC_API_KEY, SECRET_KEY/,
    );
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/DATABASE_URL/);
  });

  it('of production without a payment provider are a pilot', () => {
    expect(isPilot(readConfig(production))).toBe(false);
    expect(isPilot(readConfig({ ...production, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }))).toBe(true);
    expect(isPilot(readConfig({}))).toBe(false);
  });

  it('can run the demo on an external database', () => {
    const { mode, databaseUrl } = readConfig({ DATABASE_URL: production.DATABASE_URL, DEMO: '1' });
    expect({ mode, databaseUrl }).toEqual({ mode: 'demo', databaseUrl: production.DATABASE_URL });
  });

  it('of production do not propose the demo on the same database', () => {
    expect(() => readConfig({ DATABASE_URL: production.DATABASE_URL })).toThrow(/^(?!.*DEMO)/);
  });

  it('of production need the operator the law asks for', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'operator-')), 'operator.json');
    writeFileSync(file, JSON.stringify({ name: 'Dabei' }));
    expect(() => readConfig({ ...production, OPERATOR_FILE: file })).toThrow(/operator\.company, operator\.street/);
    expect(() => readConfig({ ...production, OPERATOR_FILE: file })).toThrow(/operator\.vatId/);
    expect(readConfig({ OPERATOR_FILE: file }).operator.company).toBeNull();
    writeFileSync(file, JSON.stringify({ nmae: 'Dabei' }));
    expect(() => readConfig({ OPERATOR_FILE: file })).toThrow(/nmae/);
    expect(() => readConfig({ OPERATOR_FILE: '/nowhere/operator.json' })).toThrow(ConfigError);
  });

  it('trace nothing without a collector', () => {
    const endpoint = 'http://127.0.0.1:4318';
    expect(readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }).tracing).toBeNull();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` }).tracing).toEqual({
      endpoint,
      headers: {},
      share: 1,
    });
    const told = {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi, x-scope=one=two',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    };
    expect(readConfig(told).tracing).toEqual({
      endpoint,
      headers: { authorization: 'Basic YTpi', 'x-scope': 'one=two' },
      share: 0.1,
    });
    for (const [name, value] of [
      ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
      ['OTEL_EXPORTER_OTLP_HEADERS', 'secret'],
      ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ] as const) {
      expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is not usable`));
    }
  });

  it('name a file store on S3, or the disk', () => {
    const s3 = { S3_BUCKET: 'dabei', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({}).s3).toBeNull();
    expect(readConfig(s3).s3).toEqual({
      bucket: 'dabei',
      region: 'us-east-1',
      endpoint: null,
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      forcePathStyle: false,
    });
    const own = { ...s3, S3_ENDPOINT: 'https://files.example/', S3_REGION: 'eu-central-1' };
    expect(readConfig(own).s3).toMatchObject({
      endpoint: 'https://files.example',
      region: 'eu-central-1',
      forcePathStyle: true,
    });
    expect(readConfig({ ...own, S3_FORCE_PATH_STYLE: '0' }).s3?.forcePathStyle).toBe(false);
    expect(() => readConfig({ S3_BUCKET: 'dabei' })).toThrow(/S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/);
  });

  it('of production refuse the sample operator, field by field', () => {
    expect(() => readConfig({ ...production, OPERATOR_FILE: './operator.json' })).toThrow(
      /own data instead of the sample's in \.\/operator\.json: operator\.street, .*operator\.registerNumber, /,
    );
    expect(readConfig({ OPERATOR_FILE: './operator.json' }).operator.company).toBe('Dabei GmbH');
  });

  it('of production need a store on S3, unless the disk of one machine is meant', () => {
    const { FILES: _, ...undecided } = production;
    expect(() => readConfig(undecided)).toThrow(/: S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY$/);
    expect(() => readConfig({ ...undecided, S3_BUCKET: 'dabei' })).toThrow(/: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY$/);
    const store = { S3_BUCKET: 'dabei', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ ...undecided, ...store }).s3?.bucket).toBe('dabei');
    expect(readConfig(production)).toMatchObject({ mode: 'production', s3: null });
    expect(() => readConfig({ ...production, ...store })).toThrow(/FILES=local and the settings S3_\* contradict/);
  });

  it.each([
    [{ PORT: 'eighty' }, /PORT/],
    [{ PORT: '70000' }, /PORT/],
    [{ PUBLIC_URL: 'dabei.example' }, /PUBLIC_URL/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ DATABASE_READER_URL: 'postgresql://dabei@db.example/dabei' }, /DATABASE_READER_URL needs DATABASE_URL/],
    [{ SMTP_URL: 'http://x' }, /SMTP_URL/],
    [{ STRIPE_SECRET_KEY: 'sk_test_only' }, /go together/],
    [{ CONFIRMATION: 'maybe' }, /CONFIRMATION/],
    [{ FILES: 's3' }, /FILES/],
    [{ ...production, SECRET_KEY: 'short' }, /SECRET_KEY/],
    [{ ...production, CONFIRMATION: 'dummy' }, /CONFIRMATION=dummy/],
    [{ DEMO: '1', NODE_ENV: 'production' }, /contradict/],
    [{ ...production, PUBLIC_URL: 'http://dabei.example' }, /PUBLIC_URL must begin with https/],
    [{ ...production, PUBLIC_URL: 'HTTP://dabei.example' }, /PUBLIC_URL must begin with https/],
    [{ ...production, PUBLIC_URL: 'http://localhost.evil.example' }, /PUBLIC_URL must begin with https/],
    [{ ...production, STRIPE_API_URL: 'http://stripe.example' }, /STRIPE_API_URL must begin with https/],
    [{ ...production, SECRET_KEY: 'x'.repeat(32) }, /SECRET_KEY is not random/],
    [{ ...production, WEBHOOKS_ALLOW_PRIVATE: '1' }, /WEBHOOKS_ALLOW_PRIVATE/],
    [{ WORK: 'nothing' }, /WORK/],
    [{ DATABASE_POOL_SIZE: '1' }, /DATABASE_POOL_SIZE/],
    [{ JOBS_POOL_SIZE: '0' }, /JOBS_POOL_SIZE/],
    [{ SHUTDOWN_DELAY: '61' }, /SHUTDOWN_DELAY/],
    [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY/],
    [{ TRUST_PROXY: '10' }, /TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/8, proxy.example' }, /TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY/],
    [{ HOLD_FIRST_EVENTS: '-1' }, /HOLD_FIRST_EVENTS/],
    [{ HOLD_FIRST_EVENTS: 'zwei' }, /HOLD_FIRST_EVENTS/],
    [{ APP_REQUESTS_PER_MINUTE: '0' }, /APP_REQUESTS_PER_MINUTE/],
    [{ APP_REQUESTS_PER_MINUTE: 'viele' }, /APP_REQUESTS_PER_MINUTE/],
    [{ ...production, MAIL_FROM: 'abc' }, /MAIL_FROM/],
    [{ ...production, MAIL_FROM: 'a@dabei.example, b@dabei.example' }, /MAIL_FROM/],
    [{ MAIL_FROM: 'Dabei <a@dabei.example>\r\nBcc: b@dabei.example' }, /MAIL_FROM/],
  ])('refuse %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });
});

describe('production', () => {
  const secret = [
    'PUBLIC_API_KEY',
    'APP_SERVICE_KEY',
    'SECRET_KEY',
    'FORMER_SECRET_KEY',
    'METRICS_TOKEN',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'S3_SECRET_ACCESS_KEY',
  ];
  const { FILES: _, ...settings } = production;
  const remote = { ...settings, S3_BUCKET: 'dabei', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  // ASVS 13.2.3.
  it('keeps no key that these sources know, but the demo does', () => {
    const { secretKey, publicApiKey, appServiceKey } = readConfig({});
    const known = [secretKey, publicApiKey, appServiceKey ?? '', demoSignIn.password, demoReviewer.password];
    expect(known.filter((value) => !publicSecrets.has(value))).toEqual([]);
    const odd = { ...remote, DATABASE_URL: 'postgresql://dabei:100%of@db.example/dabei' };
    expect(readConfig(odd).mode).toBe('production');
  });

  it.each([...publicSecrets])('refuses %s wherever it stands', (value) => {
    const started = secret.filter((name) => {
      try {
        return readConfig({ ...remote, [name]: value });
      } catch (error) {
        return !(error instanceof ConfigError);
      }
    });
    expect(started).toEqual([]);
    for (const [name, url] of [
      ['DATABASE_URL', `postgresql://dabei:${value}@db.example/dabei`],
      ['SMTP_URL', `smtps://dabei:${value}@mail.example`],
    ] as const) {
      expect(() => readConfig({ ...production, [name]: url })).toThrow(`${name} is a value of the demo`);
    }
  });

  // ASVS 12.2.1.
  it.each(['http://localhost:3000', 'http://127.0.0.1:4100', 'http://[::1]:3000'])(
    'can be tried on %s, with webhooks to the same machine',
    (PUBLIC_URL) => {
      const trial = { ...production, PUBLIC_URL, WEBHOOKS_ALLOW_PRIVATE: '1', STRIPE_API_URL: 'http://127.0.0.1:4242' };
      expect(readConfig(trial)).toMatchObject({
        mode: 'production',
        publicUrl: PUBLIC_URL,
        allowPrivateWebhooks: true,
      });
    },
  );

  it('knows a way to the database that can be read by others', () => {
    const isPlain = {
      'postgresql://dabei@db.example/dabei': true,
      'postgresql://dabei@10.0.0.5/dabei': true,
      'postgresql://dabei@db.example/dabei?sslmode=verify-full': false,
      'postgresql://dabei@db.example/dabei?sslmode=disable': false,
      'postgresql://dabei@localhost/dabei': false,
      'postgresql://dabei@127.0.0.1/dabei': false,
      'postgresql:///dabei?host=/run/postgresql': false,
    };
    expect(Object.fromEntries(Object.keys(isPlain).map((url) => [url, isDatabasePlain(url)]))).toEqual(isPlain);
  });
});

describe('a setting in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  function file(content: string): string {
    const path = join(folder, 'setting');
    writeFileSync(path, content);
    return path;
  }

  it('counts like the setting itself, without the line break at its end', () => {
    const complete = { ...production, FORMER_SECRET_KEY: 'f'.repeat(32), METRICS_TOKEN: 'm'.repeat(16) };
    const files = Object.entries(complete).map(([name, value]) => {
      const path = join(folder, name);
      writeFileSync(path, `${value}\n`);
      return [`${name}_FILE`, path];
    });
    expect(readConfig(Object.fromEntries(files))).toEqual(readConfig(complete));
  });

  // ASVS 13.3.1.
  it.each(settingNames)('%s_FILE is read', (name) => {
    expect(() => readConfig({ [`${name}_FILE`]: join(folder, 'missing') })).toThrow(/_FILE .*missing cannot be read/);
  });

  it('is refused when it is empty, or given twice', () => {
    expect(() => readConfig({ SECRET_KEY_FILE: file('\n') })).toThrow(/SECRET_KEY_FILE .* is empty/);
    const twice = { SECRET_KEY_FILE: file('s'.repeat(32)), SECRET_KEY: 's'.repeat(32) };
    expect(() => readConfig(twice)).toThrow('SECRET_KEY and SECRET_KEY_FILE are both given');
  });
});

describe('the keys for notices on devices', () => {
  const keys = {
    VAPID_PUBLIC_KEY: testVapid.publicKey,
    VAPID_PRIVATE_KEY: testVapid.privateKey,
    VAPID_SUBJECT: testVapid.subject,
  };

  it('are none in the demo, and all three where they are set', () => {
    expect(readConfig({}).vapid).toBeNull();
    expect(readConfig(keys).vapid).toEqual(testVapid);
  });

  it('are of no use without the worker that shows notices', () => {
    expect(readConfig({ ...keys, OFFLINE_APP: '0' }).vapid).toBeNull();
  });

  it.each([
    ['one alone', { VAPID_PRIVATE_KEY: undefined }, 'go together'],
    ['no subject', { VAPID_SUBJECT: '' }, 'go together'],
    ['halves of two pairs', { VAPID_PRIVATE_KEY: 'dQIDQ1sgS-POqpIaP2EzmRQHiE0RK-fR1D-BeM2zK2s' }, 'are no pair'],
    ['what is no key', { VAPID_PRIVATE_KEY: 'A'.repeat(43) }, 'are no pair'],
    ['a subject that nobody can be reached at', { VAPID_SUBJECT: 'push' }, 'mailto:'],
  ])('are refused in one sentence with %s', (_, change, sentence) => {
    expect(() => readConfig({ ...keys, ...change })).toThrow(sentence);
  });
});
