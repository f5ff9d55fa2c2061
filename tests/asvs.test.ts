import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { confirmationCode } from '#domain/registration/code.ts';
import { isAcceptablePassword } from '#domain/registration/password.ts';
import { createAssets } from '#server/pages/assets.ts';
import { pseudonymOf } from '#server/security/pseudonym.ts';
import { seal, unseal } from '#server/security/sealed.ts';
import { createCode, createToken, hashToken } from '#server/security/tokens.ts';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { collectLog } from './support/log-lines.ts';
import { layerOf, readFiles } from './support/source-files.ts';

/** Requirements of OWASP ASVS that need no product to run; all others are named beside the test that shows them. */
const product = readFiles(/\.(ts|tsx)$/).filter(
  ({ path }) =>
    ['domain', 'contract', 'database', 'server', 'i18n', 'web'].includes(layerOf(path)) && !/\.test\.tsx?$/.test(path),
);
const naming = (pattern: RegExp) => product.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
const bytesOf = (base64url: string) => Buffer.from(base64url, 'base64url').length;

// ASVS 1.2.3.
test('data inside a script cannot close it', () => {
  const html = renderToStaticMarkup(
    createElement(StructuredData, { data: { '@type': 'Thing', name: '</script><b>' } }),
  );
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('<b>');
});

// ASVS 1.2.5.
test('programs are started from four files, and never by a shell', () => {
  const starting = naming(/node:child_process/);
  expect(starting.sort()).toEqual([
    'database/embedded/cluster.ts',
    'database/embedded/home.ts',
    'database/embedded/postmaster.ts',
    'server/adapters/pictures/picture-process.ts',
  ]);
  const byShell = product.filter(({ path, text }) => starting.includes(path) && /\bshell:|\bexec(Sync)?\b/.test(text));
  expect(byShell.map(({ path }) => path)).toEqual([]);
});

// ASVS 1.3.10, 16.4.1.
test('a value in the log is neither a format nor a second line', () => {
  const log = collectLog();
  log.logger.info({ name: '%s %d %j\n{"msg":"forged"}' }, 'a message');
  expect(log.lines()).toMatchObject([{ msg: 'a message', name: '%s %d %j\n{"msg":"forged"}' }]);
  expect(log.text().trimEnd().split('\n')).toHaveLength(1);
});

// ASVS 1.4.1.
test('libvips decodes only the formats that are named', () => {
  const [file] = product.filter(({ path }) => path === 'server/adapters/pictures/encode-content.ts');
  expect(file?.text).toContain("sharp.block({ operation: ['VipsForeignLoad'] });");
});

// ASVS 3.2.2.
test('markup is inserted only into scripts, and into one empty link', () => {
  const inserting = product.flatMap(({ path, text }) =>
    [...text.matchAll(/<(\w+)(?:(?!<\w)[\s\S])*?dangerouslySetInnerHTML=\{\{ __html: (\S+) \}\}/g)].map(
      ([, tag, value]) => ({ path, tag, value }),
    ),
  );
  expect(inserting.length).toBeGreaterThan(5);
  expect(inserting.filter(({ tag, value }) => tag !== 'script' && value !== "''")).toEqual([]);
});

// ASVS 6.2.5, 6.2.9.
test('a password needs no kinds of characters, and may have 64 and more', () => {
  for (const password of ['kleinbuchstaben', '48151623428', 'ä'.repeat(64), 'x'.repeat(200)])
    expect(isAcceptablePassword(password)).toBe(true);
});

// ASVS 6.2.6.
test('a password is masked until its reader shows it', () => {
  const html = renderToStaticMarkup(
    createElement(PasswordInput, { label: 'Passwort', showLabel: 'Anzeigen', name: 'password' }),
  );
  expect(html).toContain('type="password"');
});

// ASVS 6.2.7.
test('inputs of passwords allow pasting and name themselves to password managers', () => {
  expect(naming(/onPaste|addEventListener\('paste'/)).toEqual([]);
  const inputs = product
    .filter(({ path }) => !path.startsWith('web/routes/demo/'))
    .flatMap(({ path, text }) => [...text.matchAll(/<PasswordInput\b[^>]*>/g)].map(([tag]) => ({ path, tag })));
  expect(inputs.length).toBeGreaterThan(4);
  expect(inputs.filter(({ tag }) => !/autoComplete=|\{\.\.\./.test(tag))).toEqual([]);
});

// ASVS 6.5.3, 7.2.3, 11.5.1.
test('a token has 256 random bits', () => {
  const tokens = Array.from({ length: 100 }, createToken);
  expect(new Set(tokens).size).toBe(100);
  expect(tokens.map(bytesOf)).toEqual(Array(100).fill(32));
});

// ASVS 6.5.4.
test('a code has six digits, which are more than 19 bits, and ten minutes and five tries bound it', () => {
  expect(createCode()).toMatch(/^\d{6}$/);
  expect(confirmationCode).toMatchObject({ length: 6, validMinutes: 10, maxWrongTries: 5 });
});

// ASVS 11.2.3, 11.3.1, 11.3.2, 11.3.3.
test('secrets are encrypted by AES-256-GCM, and a changed byte is refused', () => {
  const sealed = seal('key', 'secret');
  expect(unseal('key', sealed)).toBe('secret');
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal('key', bytes.toString('base64url'))).toThrow();
  expect(naming(/createCipheriv\(/)).toEqual(['server/security/sealed.ts']);
});

// ASVS 11.4.1, 11.4.3.
test('hashes are of the SHA-2 family or argon2id, those of tokens of 256 bits; pseudonyms of the log have 128', () => {
  const algorithms = product.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:createHash|createHmac|hash)\('([\w-]+)'/g)].map(([, name = '']) => name),
  );
  expect([...new Set(algorithms)].sort()).toEqual(['argon2id', 'sha224', 'sha256']);
  expect(bytesOf(hashToken('token'))).toBe(32);
  expect(bytesOf(pseudonymOf('key', 'value') ?? '')).toBeGreaterThanOrEqual(16);
});

// ASVS 12.3.2.
test('nothing switches the check of certificates off', () => {
  expect(naming(/rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([]);
});

// ASVS 13.4.3.
test('files are served by their exact path, folders and hidden files never', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/a.js'), '1');
  await writeFile(join(folder, '.env.json'), '{}');
  const serve = await createAssets(folder);
  const found = async (path: string) => (await serve(path, new Request(`http://localhost${path}`))) !== undefined;
  expect(await found('/assets/a.js')).toBe(true);
  for (const path of ['/', '/assets', '/assets/', '/.env.json', '/assets/../.env.json'])
    expect(await found(path)).toBe(false);
  await rm(folder, { recursive: true });
});

// ASVS 16.2.3.
test('the server writes lines through its logger alone, and those of its start to the terminal', () => {
  const writing = naming(/\bconsole\.\w+\(|process\.std(out|err)\.write\(/).filter(
    (path) => !/^(web|i18n)\//.test(path),
  );
  expect(writing).toEqual(['server/boot/run-product.ts']);
});
