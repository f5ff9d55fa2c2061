/*
 * Staff accounts: npm run reviewer -- add <user name>. Uses the server's settings and works beside it, with the
 * functions of /staging/team.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { Database } from '#database/connect.ts';
import { connectDatabase } from '#database/connect.ts';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { passwordLength } from '#domain/registration/password.ts';
import { staffLinkHours, staffName, staffState } from '#domain/staff/accounts.ts';
import type { StaffRole } from '#domain/staff/roles.ts';
import { staffRoles } from '#domain/staff/roles.ts';
import { prepareDatabase, requireSchema } from '#server/boot/prepare-database.ts';
import { ConfigError, readEnvironment } from '#server/boot/settings/config.ts';
import { Problem } from '#server/context/problem.ts';
import type { StaffContext } from '#server/modules/people/staff/change-staff.ts';
import { addStaff, changeStaff, makeStaffLink } from '#server/modules/people/staff/change-staff.ts';
import { findStaffNamed, readStaff } from '#server/modules/people/staff/queries.ts';
import { removeStaffFactors } from '#server/modules/people/staff/remove-staff-factors.ts';
import { staffLinkAddress } from '#server/modules/people/staff/to-staff-member.ts';
import { hashPassword } from '#server/security/passwords.ts';
import { isWeakPassword } from '#server/security/refuse-weak-password.ts';
import { formatTable } from './commands/table.ts';

const help = `Accounts of the staff, who sign in at /staging/login.
  npm run reviewer -- add <user name>           make an account
  npm run reviewer -- role <user name> <role>   give somebody another role; it counts from their next call on
  npm run reviewer -- password <user name>      set a new password; ends their sessions
  npm run reviewer -- disable <user name>       shut somebody out at once; what they decided stays
  npm run reviewer -- enable <user name>        let them in again
  npm run reviewer -- factors <user name>       remove lost second factors; ends their sessions
  npm run reviewer -- list                      show all of them
Options
  --role <role>      with add: ${staffRoles.join(', ')}; a reviewer when left out
  --link             with add and password: a link with which they choose the password, for ${staffLinkHours} hours
  --password-stdin   read the password from standard input instead of making one up
  --help             show this
A lead may do everything and does the same at /staging/team; the first one is made here, and one always stays.
The database is that of the server: DATABASE_URL, or the embedded one in DATA_DIR (./.data).
A user name has 3 to 40 of a-z, 0-9, dot, hyphen and underscore. A password has ${passwordLength.min} characters at least;
one that is made up is shown once and stored nowhere in clear.
`;

/** A usage error. */
class UsageError extends Error {}

async function choosePassword(fromStdin: boolean): Promise<{ password: string; isMadeUp: boolean }> {
  if (!fromStdin) return { password: randomBytes(15).toString('base64url'), isMadeUp: true };
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password.length < passwordLength.min || password.length > passwordLength.max) {
    throw new UsageError(`The password must have ${passwordLength.min} to ${passwordLength.max} characters.`);
  }
  if (await isWeakPassword(password, []))
    throw new UsageError('That password is one of the first that somebody would try.');
  return { password, isMadeUp: false };
}

interface Order {
  command: string;
  username: string;
  role: StaffRole;
  /** A link instead of a password. */
  asLink: boolean;
  fromStdin: boolean;
}

async function list(ctx: StaffContext): Promise<string> {
  const rows = await readStaff(ctx);
  if (rows.length === 0) return 'There are no accounts yet.';
  const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? 'never';
  const cells = rows.map((row) => [
    row.username,
    row.role,
    staffState(row),
    day(row.createdAt),
    day(row.lastSignedInAt),
  ]);
  return formatTable(['user name', 'role', 'state', 'since', 'last sign-in'], cells);
}

async function run(db: Database, publicUrl: string, order: Order): Promise<string> {
  const { command, username, role, asLink, fromStdin } = order;
  const chosen =
    ['add', 'password'].includes(command) && !asLink
      ? await choosePassword(fromStdin)
      : { password: null, isMadeUp: false };
  const passwordHash = chosen.password === null ? null : await hashPassword(chosen.password);
  return db.transaction(async (tx) => {
    const ctx: StaffContext = { db: tx, actor: { kind: 'system' }, now: new Date() };
    if (command === 'list') return list(ctx);
    const idOf = async () => {
      const found = await findStaffNamed(tx, username);
      if (!found) throw new UsageError(`There is no account ${username}.`);
      return found.id;
    };
    if (command === 'disable' || command === 'enable') {
      await changeStaff(ctx, await idOf(), { isDisabled: command === 'disable' });
      return `${username} is ${command}d.`;
    }
    if (command === 'factors') {
      await removeStaffFactors(ctx, await idOf());
      return `${username} has no second factor now, and sets one up with the next sign-in.`;
    }
    if (command === 'role') {
      await changeStaff(ctx, await idOf(), { role });
      return `${username} has the role ${role}.`;
    }
    const id = command === 'add' ? (await addStaff(ctx, { username, role, passwordHash })).id : await idOf();
    const done =
      command === 'add' ? `${username} may sign in at /staging/login as ${role}.` : `${username} has a new password.`;
    if (passwordHash !== null) {
      if (command === 'password') await changeStaff(ctx, id, { passwordHash });
      return chosen.isMadeUp ? `${done}\nPassword: ${chosen.password}` : done;
    }
    const { link } = await makeStaffLink(ctx, id);
    const until = `${link.expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    return `${username} chooses a password until ${until} at\n${staffLinkAddress(publicUrl, link)}`;
  });
}

function readRole(word: string): StaffRole {
  const role = staffRoles.find((known) => known === word);
  if (!role) throw new UsageError(`${word || 'Nothing'} is no role: ${staffRoles.join(', ')}.`);
  return role;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      link: { type: 'boolean', default: false },
      role: { type: 'string' },
      'password-stdin': { type: 'boolean', default: false },
    },
  });
  const [command = '', name = '', ...rest] = positionals;
  if (values.help || command === '' || command === 'help') {
    process.stdout.write(help);
    return;
  }
  const commands = ['add', 'role', 'password', 'disable', 'enable', 'factors', 'list'];
  if (!commands.includes(command)) throw new UsageError(`Unknown: ${command}`);
  const username = name.toLowerCase();
  const words = command === 'role' ? 1 : 0;
  if (rest.length > words || (command === 'list') !== (name === '')) throw new UsageError('Name one account.');
  if (command !== 'list' && !staffName.test(username)) throw new UsageError(`${name} is no user name.`);
  if (values.role !== undefined && command !== 'add') throw new UsageError('--role belongs to add.');
  if (values.link && values['password-stdin']) throw new UsageError('--link and --password-stdin exclude each other.');
  const order: Order = {
    command,
    username,
    role: command === 'role' ? readRole(rest[0] ?? '') : readRole(values.role ?? 'reviewer'),
    asLink: values.link,
    fromStdin: values['password-stdin'],
  };

  const { databaseUrl, databaseOwnerUrl, migrates, dataDir, publicUrl } = readEnvironment();
  const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') }) : null;
  try {
    const url = embedded?.url ?? databaseUrl ?? '';
    await (migrates ? prepareDatabase({ databaseUrl: url, databaseOwnerUrl }) : requireSchema({ databaseUrl: url }));
    const { db, close } = connectDatabase(url);
    try {
      process.stdout.write(`${await run(db, publicUrl, order)}\n`);
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
  const isTold = [UsageError, ConfigError, Problem].some((kind) => error instanceof kind);
  if (!(isTold || code.startsWith('ERR_PARSE_ARGS'))) throw error;
  process.stderr.write(`${(error as Error).message}\n\nnpm run reviewer -- --help shows what there is.\n`);
  process.exitCode = 1;
}
