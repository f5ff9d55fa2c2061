/*
 * Reviewer accounts: npm run reviewer -- add <user name>. Works on the database of the same settings as the server, also
 * while that is running.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { Database } from '#database/connect.ts';
import { connectDatabase } from '#database/connect.ts';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { passwordLength } from '#domain/registration/password.ts';
import { ConfigError, readEnvironment } from '#server/config.ts';
import { addReviewer, changeReviewer, listReviewers } from '#server/modules/review/add-reviewer.ts';
import { prepareDatabase, requireSchema } from '#server/prepare-database.ts';

const help = `Accounts of the people who verify businesses at /staging/login.

  npm run reviewer -- add <user name>        create a reviewer
  npm run reviewer -- password <user name>   set a new password; ends their sessions
  npm run reviewer -- disable <user name>    shut a reviewer out at once; what they decided stays
  npm run reviewer -- enable <user name>     let them in again
  npm run reviewer -- list                   show all reviewers

Options
  --password-stdin   read the password from standard input instead of making one up
  --help             show this

The database is that of the server: DATABASE_URL, or the embedded one in DATA_DIR (./.data).
A user name has 3 to 40 of a-z, 0-9, dot, hyphen and underscore. A password has ${passwordLength.min} characters at least;
one that is made up is shown once and stored nowhere in clear.
`;

/** A mistake in the command that was typed. */
class UsageError extends Error {}

const USER_NAME = /^[a-z0-9][a-z0-9._-]{2,39}$/;

async function choosePassword(fromStdin: boolean): Promise<{ password: string; isMadeUp: boolean }> {
  if (!fromStdin) return { password: randomBytes(15).toString('base64url'), isMadeUp: true };
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password.length < passwordLength.min || password.length > passwordLength.max) {
    throw new UsageError(`The password must have ${passwordLength.min} to ${passwordLength.max} characters.`);
  }
  return { password, isMadeUp: false };
}

async function run(db: Database, command: string, username: string, fromStdin: boolean): Promise<string> {
  const now = new Date();
  const unknown = () => new UsageError(`There is no reviewer ${username}.`);
  if (command === 'list') {
    const rows = await listReviewers(db);
    if (rows.length === 0) return 'There are no reviewers yet.';
    return rows
      .map(
        (row) =>
          `${row.username}\tsince ${row.createdAt.toISOString().slice(0, 10)}${row.disabledAt ? '\tdisabled' : ''}`,
      )
      .join('\n');
  }
  if (command === 'disable' || command === 'enable') {
    if (!(await changeReviewer(db, { username, now, isDisabled: command === 'disable' }))) throw unknown();
    return `${username} is ${command}d.`;
  }
  const { password, isMadeUp } = await choosePassword(fromStdin);
  const told = isMadeUp ? `\nPassword: ${password}` : '';
  if (command === 'password') {
    if (!(await changeReviewer(db, { username, now, password }))) throw unknown();
    return `${username} has a new password.${told}`;
  }
  if (!(await addReviewer(db, { username, password, role: 'reviewer', now }))) {
    throw new UsageError(
      `There is a reviewer ${username} already. A new password: npm run reviewer -- password ${username}`,
    );
  }
  return `${username} may sign in at /staging/login.${told}`;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, 'password-stdin': { type: 'boolean' } },
  });
  const [command = '', name = '', ...rest] = positionals;
  if (values.help || command === '' || command === 'help') {
    process.stdout.write(help);
    return;
  }
  if (!['add', 'password', 'disable', 'enable', 'list'].includes(command)) throw new UsageError(`Unknown: ${command}`);
  const username = name.toLowerCase();
  if (rest.length > 0 || (command === 'list') !== (name === '')) throw new UsageError('Name one reviewer.');
  if (command !== 'list' && !USER_NAME.test(username)) throw new UsageError(`${name} is no user name.`);

  const { databaseUrl, databaseOwnerUrl, migrates, dataDir } = readEnvironment();
  const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') }) : null;
  try {
    const url = embedded?.url ?? databaseUrl ?? '';
    await (migrates ? prepareDatabase({ databaseUrl: url, databaseOwnerUrl }) : requireSchema({ databaseUrl: url }));
    const { db, close } = connectDatabase(url);
    try {
      process.stdout.write(`${await run(db, command, username, values['password-stdin'] ?? false)}\n`);
    } finally {
      await close();
    }
  } finally {
    await embedded?.stop();
  }
}

try {
  await main();
} catch (error) {
  const code = (error as { code?: string }).code ?? '';
  if (!(error instanceof UsageError || error instanceof ConfigError || code.startsWith('ERR_PARSE_ARGS'))) throw error;
  process.stderr.write(`${(error as Error).message}\n\nnpm run reviewer -- --help shows what there is.\n`);
  process.exitCode = 1;
}
