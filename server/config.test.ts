import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

const production = {
  DATABASE_URL: 'postgresql://dabei@db.example/dabei',
  PUBLIC_URL: 'https://dabei.example/',
  PUBLIC_API_KEY: 'dabei_public_live',
  SECRET_KEY: 'x'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Dabei <hallo@dabei.example>',
  STRIPE_SECRET_KEY: 'sk_live_example',
  STRIPE_WEBHOOK_SECRET: 'whsec_example',
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

  it('of production name everything that is missing at once', () => {
    expect(() => readConfig({ DATABASE_URL: production.DATABASE_URL })).toThrow(
      /PUBLIC_URL, PUBLIC_API_KEY, SECRET_KEY, SMTP_URL, MAIL_FROM, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET/,
    );
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/DATABASE_URL/);
  });

  it('can run the demo on an external database', () => {
    const { mode, databaseUrl } = readConfig({ DATABASE_URL: production.DATABASE_URL, DEMO: '1' });
    expect({ mode, databaseUrl }).toEqual({ mode: 'demo', databaseUrl: production.DATABASE_URL });
  });

  it('of production need the operator the law asks for', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'operator-')), 'operator.json');
    writeFileSync(file, JSON.stringify({ name: 'Dabei' }));
    expect(() => readConfig({ ...production, OPERATOR_FILE: file })).toThrow(/operator\.company, operator\.street/);
    expect(readConfig({ OPERATOR_FILE: file }).operator.company).toBeNull();
    writeFileSync(file, JSON.stringify({ nmae: 'Dabei' }));
    expect(() => readConfig({ OPERATOR_FILE: file })).toThrow(/nmae/);
    expect(() => readConfig({ OPERATOR_FILE: '/nowhere/operator.json' })).toThrow(ConfigError);
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

  it.each([
    [{ PORT: 'eighty' }, /PORT/],
    [{ PORT: '70000' }, /PORT/],
    [{ PUBLIC_URL: 'dabei.example' }, /PUBLIC_URL/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ SMTP_URL: 'http://x' }, /SMTP_URL/],
    [{ STRIPE_SECRET_KEY: 'sk_test_only' }, /go together/],
    [{ CONFIRMATION: 'maybe' }, /CONFIRMATION/],
    [{ ...production, SECRET_KEY: 'short' }, /SECRET_KEY/],
    [{ ...production, CONFIRMATION: 'dummy', NODE_ENV: 'production' }, /CONFIRMATION=dummy/],
  ])('refuse %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });
});

it('the README names every setting', () => {
  const source = readFileSync('server/config.ts', 'utf8');
  const schema = source.slice(source.indexOf('z.object({'), source.indexOf('});'));
  const settings = [...schema.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name]) => `\`${name}\``);
  const readme = readFileSync('README.md', 'utf8');
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter((name) => !readme.includes(name))).toEqual([]);
});
