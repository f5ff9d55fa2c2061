import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, readDatabaseRoles } from '#server/boot/settings/config.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { productionSettings } from '#tests/support/product-process.ts';
import { builtServer } from '../../../scripts/build/build.js';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function linesOf(environment: Record<string, string>, read: (given: Record<string, string>) => unknown = readConfig) {
  try {
    read(environment);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split('\n');
  }
}

describe('a wrong setting is told in one sentence', () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT is not usable: expected a number'],
    [{ PORT: '80.5' }, 'PORT is not usable: expected a whole number'],
    [{ PORT: '70000' }, 'PORT is not usable: expected 65535 or less'],
    [{ PORT: '-1' }, 'PORT is not usable: expected 0 or more'],
    [{ HOST: 'http://localhost' }, 'HOST is not usable: expected an address of this machine, such as 127.0.0.1 or ::1'],
    [{ HOST: '[::1]' }, 'HOST is not usable: expected an address of this machine, such as 127.0.0.1 or ::1'],
    [{ DEMO: 'yes' }, 'DEMO is not usable: expected 0, 1, true, false'],
    [{ OFFLINE_APP: 'off' }, 'OFFLINE_APP is not usable: expected 0, 1, true, false'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is not usable: expected silent, fatal, error/],
    [{ CONFIRMATION: 'maybe' }, 'CONFIRMATION is not usable: expected code, dummy'],
    [{ FILES: 's3' }, 'FILES is not usable: expected local'],
    [{ PUBLIC_URL: 'dabei.example' }, /^PUBLIC_URL is not usable: expected an address that begins with https/],
    [{ DEMO: '1', DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is not usable: .* postgresql:\/\/user:password@host/],
    [
      { DEMO: '1', DATABASE_OWNER_URL: 'postgresql://x/y' },
      'DATABASE_OWNER_URL needs DATABASE_URL, the role that serves',
    ],
    [{ MIGRATE: '0' }, /^MIGRATE=0 needs DATABASE_URL/],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL is not usable: expected an address such as smtps://user:password@host'],
    [{ MAIL_FROM: 'abc' }, /^MAIL_FROM is not usable: expected one address, such as/],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is not usable: expected at least 16 characters'],
    [{ APP_REQUESTS_PER_MINUTE: '1' }, 'APP_REQUESTS_PER_MINUTE is not usable: expected 60 or more'],
    [{ S3_BUCKET: 'dabei' }, /^The file store on S3 needs these settings too: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY$/],
    [{ STRIPE_SECRET_KEY: 'sk_test_only' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together'],
    [{ VAPID_SUBJECT: 'mailto:a@b.example' }, /go together$/],
    [{ OPERATOR_FILE: '/nowhere/operator.json' }, /^OPERATOR_FILE \/nowhere\/operator.json cannot be read: ENOENT/],
    [{ OPERATOR_FILE: file('text.json', 'Dabei') }, /^OPERATOR_FILE .*text.json cannot be read: .*JSON/],
    [{ OPERATOR_FILE: file('list.json', '[]') }, /^OPERATOR_FILE .*list.json: .*expected object/],
    [{ SECRET_KEY_FILE: folder }, /^SECRET_KEY_FILE .* cannot be read: EISDIR/],
    [{ SMTP_URL_FILE: file('empty', '\n') }, /^SMTP_URL_FILE .*empty is empty$/],
    [{ PORT_FILE: file('port', 'eighty\n') }, 'PORT is not usable: expected a number'],
    [{ PORT: '80', PORT_FILE: file('another', '80') }, 'PORT and PORT_FILE are both given: one is enough'],
  ] as [Record<string, string>, string | RegExp][])('%j', (environment, sentence) => {
    expect(linesOf(environment)).toEqual([
      typeof sentence === 'string' ? sentence : (expect.stringMatching(sentence) as string),
    ]);
  });

  it('without the value, which may be a secret', () => {
    const lines = linesOf({
      SECRET_KEY: 'hunter2',
      DATABASE_URL: 'postgres:/dabei:hunter2@db',
      SMTP_URL: 'x://hunter2',
    });
    expect(lines.join()).not.toContain('hunter2');
  });
});

describe('several wrong settings', () => {
  const secretKey = file('key', 'hunter2');
  const wrong = {
    DATABASE_URL: 'db.example',
    PORT: 'eighty',
    HOST: 'not a host',
    TRUST_PROXY: 'perhaps',
    MAIL_FROM: 'abc',
    SECRET_KEY_FILE: secretKey,
    SMTP_URL_FILE: join(folder, 'missing'),
    STRIPE_SECRET_KEY: 'sk_live_example',
    OPERATOR_FILE: '/nowhere/operator.json',
    PUBLIC_URL: 'http://dabei.example',
    CONFIRMATION: 'dummy',
    S3_REGOIN: 'eu-central-1',
  };

  it('are told all at once, each once, with what is missing and what looks like a slip', () => {
    expect(linesOf(wrong)).toEqual([
      expect.stringMatching(/^SMTP_URL_FILE .*missing cannot be read/),
      expect.stringMatching(/^PORT is not usable/),
      expect.stringMatching(/^HOST is not usable/),
      expect.stringMatching(/^TRUST_PROXY is not usable/),
      expect.stringMatching(/^DATABASE_URL is not usable/),
      expect.stringMatching(/^MAIL_FROM is not usable/),
      expect.stringMatching(/^SECRET_KEY is not usable/),
      expect.stringMatching(/^OPERATOR_FILE \/nowhere\/operator.json cannot be read/),
      'Production needs these settings: S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, PUBLIC_API_KEY',
      'Production refuses this: CONFIRMATION=dummy accepts any code',
      'Production refuses this: PUBLIC_URL must begin with https://',
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together',
      'S3_REGOIN is no setting: is S3_REGION meant?',
    ]);
  });

  it('stop the process before it opens anything', async () => {
    const dataDir = join(folder, 'data');
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...wrong };
    const product = spawn(process.execPath, [builtServer], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [told, said, [code]] = await Promise.all([text(product.stderr), text(product.stdout), once(product, 'exit')]);
    expect(told.trimEnd().split('\n')).toEqual(linesOf(wrong));
    expect([code, said, existsSync(dataDir)]).toEqual([1, '', false]);
  });
});

describe('an address that cannot be listened on', () => {
  it('is told before anything is opened', async () => {
    const taken = createServer();
    taken.listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const dataDir = join(folder, 'data');
    for (const [settings, sentence] of [
      [{ PORT: String(port), HOST: '127.0.0.1' }, `PORT ${port} is already in use`],
      [{ PORT: String(await findFreePort()), HOST: '192.0.2.1' }, 'HOST 192.0.2.1 is no address of this machine'],
    ] as const) {
      const env = { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings };
      const product = spawn(process.execPath, [builtServer], { env, stdio: ['ignore', 'ignore', 'pipe'] });
      const [told, [code]] = await Promise.all([text(product.stderr), once(product, 'exit')]);
      expect([told, code, existsSync(dataDir)]).toEqual([`${sentence}\n`, 1, false]);
    }
    taken.close();
  });
});

describe('a name that is no setting', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URLS', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['SECRET_KEY_FIEL', 'SECRET_KEY_FILE'],
    ['PROT', 'PORT'],
  ])('%s is told as a slip of %s', (name, meant) => {
    const { slips } = readConfig({ [name]: 'x' });
    expect(slips).toEqual([`${name} is no setting: is ${meant} meant?`]);
  });

  it.each(['HOME', 'PATH', 'HOSTNAME', 'PGHOST', 'TERM', 'USER', 'LANG', 'NODE_OPTIONS', 'PWD', 'FILE_STORE', 'PS1'])(
    '%s is somebody else’s',
    (name) => {
      expect(readConfig({ [name]: 'x' }).slips).toEqual([]);
    },
  );

  it('is told to whoever migrates as well', () => {
    expect(linesOf({ DATABSE_URL: 'postgresql://x/y', PORT: 'eighty' }, readDatabaseRoles)).toEqual([
      'DATABASE_URL is not set: the embedded database needs no migration',
      'DATABSE_URL is no setting: is DATABASE_URL meant?',
    ]);
    expect(Object.keys(productionSettings).flatMap((name) => readConfig({ [name]: '' }).slips)).toEqual([]);
  });
});
