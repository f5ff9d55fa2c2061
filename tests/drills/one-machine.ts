import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPostgresAccount } from '#database/embedded/account.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { startPlainMailServer } from '#tests/support/mail-server.ts';
import { operatorFile } from '#tests/support/product-process.ts';
import { until } from './cluster.ts';

const run = promisify(execFile);

const publicKey = 'dabei_public_drill';

/** Of the command in `ops/Dockerfile`. */
const flags = ['--max-old-space-size=384'];

interface Call {
  json?: unknown;
  token?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Calls the API at an address with the public key. */
export function callAt(address: string) {
  return async <T = Record<string, unknown>>(
    method: string,
    path: string,
    { json, token, headers = {}, signal }: Call = {},
  ) => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: {
        'X-API-Key': publicKey,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? null : JSON.stringify(json),
      ...(signal ? { signal } : {}),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : {}) as T };
  };
}

/**
 * A machine as `ops/runbooks/first-start.md` describes it, without containers: secrets by `ops/make-secrets.sh`, PostgreSQL
 * with the roles of `ops/postgres/create-roles.sh`, a mail server, and settings as in `ops/compose.yaml`.
 */
export async function startMachine(postgresFolder: string) {
  const folder = await mkdtemp(join(tmpdir(), 'dabei-machine-'));
  const account = await findPostgresAccount(undefined);
  const secrets = join(folder, 'secrets');
  const [postgresPort, mails] = await Promise.all([findFreePort(), startPlainMailServer()]);
  const { stdout: needed } = await run('ops/make-secrets.sh', [secrets]);
  await run('sh', ['-c', `sed -i 's/postgres:5432/127.0.0.1:${postgresPort}/' "$0"/database_*`, secrets]);
  await writeFile(join(secrets, 'smtp_url'), `smtp://127.0.0.1:${mails.port}`);
  for (const name of ['files', 'reports', 'backups', 'run']) await mkdir(join(folder, name));
  await cp('ops/backup', join(folder, 'backup'), { recursive: true });
  await cp('ops/postgres/create-roles.sh', join(folder, 'create-roles.sh'));
  if (account) {
    await chmod(folder, 0o755);
    for (const path of ['', ...(await readdir(folder, { recursive: true }))]) {
      await chown(join(folder, path), account.uid, account.gid);
    }
  }
  const asAccount = { cwd: folder, ...(account ? { uid: account.uid, gid: account.gid } : {}) };
  const onPostgres = {
    PATH: `${postgresFolder}:${process.env.PATH}`,
    LC_ALL: 'C.UTF-8',
    PGHOST: join(folder, 'run'),
    PGPORT: String(postgresPort),
    SECRETS_FOLDER: secrets,
    DATABASE_OWNER_URL_FILE: join(secrets, 'database_owner_url'),
    FILES_FOLDER: join(folder, 'files/files'),
    BACKUPS: join(folder, 'backups'),
    REPORTS: join(folder, 'reports'),
  };
  /** Runs a program as the account of PostgreSQL, with the settings of the containers `postgres` and `backup`. */
  async function runAsPostgres(program: string, words: string[] = []): Promise<string> {
    const { stdout } = await run(program, words, { ...asAccount, env: onPostgres });
    return stdout;
  }

  const cluster = join(folder, 'cluster');
  await runAsPostgres('initdb', ['--pgdata', cluster, '--auth=trust', '--username=postgres']);
  const options = `-c listen_addresses=127.0.0.1 -c port=${postgresPort} -c unix_socket_directories=${join(folder, 'run')}`;
  await runAsPostgres('pg_ctl', ['-D', cluster, '-w', '-l', join(folder, 'run/log'), '-o', options, 'start']);
  await runAsPostgres(join(folder, 'create-roles.sh'));

  const settings = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL_FILE: join(secrets, 'database_url'),
    SECRET_KEY_FILE: join(secrets, 'secret_key'),
    SMTP_URL_FILE: join(secrets, 'smtp_url'),
    FILES: 'local',
    MIGRATE: '0',
    OPERATOR_FILE: operatorFile,
    TRUST_PROXY: '1',
    BACKUP_REPORTS: join(folder, 'reports'),
    DATA_DIR: join(folder, 'files'),
    PUBLIC_API_KEY: publicKey,
    MAIL_FROM: 'Dabei <hallo@dabei.test>',
    PUBLIC_URL: 'https://dabei.test',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
  const products = new Set<ChildProcess>();

  /** Starts the image's program and waits until `/readyz` lets calls come. */
  async function start(image: string, more: Record<string, string> = {}) {
    const port = await findFreePort();
    const env = { ...settings, PORT: String(port), ...more };
    const child = spawn(process.execPath, [...flags, 'build/product/main.js'], { cwd: image, env });
    products.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    const address = `http://127.0.0.1:${port}`;
    await until(`${image} is ready:\n${output}`, async () => {
      if (child.exitCode !== null) throw new Error(output);
      return (await fetch(`${address}/readyz`)).ok;
    }).catch(() => {
      throw new Error(`The product does not start:\n${output}`);
    });
    return {
      port,
      address,
      call: callAt(address),
      /** Exit code after SIGTERM. */
      async stop(): Promise<number | null> {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        const [code] = (await ended) as [number | null];
        products.delete(child);
        return code;
      },
    };
  }

  /** Runs a command of the image, such as `operator.js`, with the given words; throws what it says when it fails. */
  async function command(image: string, name: string, words: string[] = [], more: Record<string, string> = {}) {
    const env = { ...settings, ...more };
    const { stdout } = await run(process.execPath, [`build/commands/${name}`, ...words], { cwd: image, env });
    return stdout;
  }

  const smallestMail = /^RCPT TO:<(.+?)>/i;
  return {
    folder,
    /** Output of `make-secrets.sh`: the secrets that are missing. */
    needed,
    start,
    command,
    runAsPostgres,
    /** Migrates with the role that owns the tables. */
    migrate: (image: string, more: Record<string, string> = {}) =>
      command(image, 'migrate.js', [], { DATABASE_OWNER_URL_FILE: join(secrets, 'database_owner_url'), ...more }),
    ownerUrl: async () => (await readFile(join(secrets, 'database_owner_url'), 'utf8')).trim(),
    servingUrl: async () => (await readFile(join(secrets, 'database_url'), 'utf8')).trim(),
    /** The six digits of the newest mail to an address. */
    async mailedCode(email: string): Promise<string> {
      let code = '';
      await until(`a code to ${email}`, async () => {
        const at = mails.heard.findLastIndex((line) => smallestMail.exec(line)?.[1] === email);
        const subject = at === -1 ? '' : mails.heard.slice(at).find((line) => /^subject:/i.test(line));
        code = /(?<!\d)\d{6}(?!\d)/.exec(subject ?? '')?.[0] ?? '';
        return code !== '';
      });
      return code;
    },
    mailsTo: (email: string) => mails.heard.filter((line) => smallestMail.exec(line)?.[1] === email).length,
    async stop(): Promise<void> {
      for (const child of products) child.kill('SIGKILL');
      mails.close();
      await runAsPostgres('pg_ctl', ['-D', cluster, '-m', 'immediate', 'stop']).catch(() => undefined);
      await pause(200);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type Machine = Awaited<ReturnType<typeof startMachine>>;
