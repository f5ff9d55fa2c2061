/*
 * Operators' commands: npm run operator -- jobs. Uses the server's settings and works beside it. Exit codes: 0 done, 1
 * failed, 2 usage error.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { ConfigError, readDatabasePlace } from '#server/boot/settings/config.ts';
import type { Command } from './commands/command.ts';
import { CommandError, UsageError } from './commands/command.ts';
import { coupon } from './commands/coupon.ts';
import { credits } from './commands/credits.ts';
import { doctor } from './commands/doctor.ts';
import { exportInvoices } from './commands/export.ts';
import { jobs } from './commands/jobs.ts';

const commands: Record<string, Command> = { doctor, jobs, export: exportInvoices, coupon, credits };

const help = `What operators do by hand. It works on the database of the server, also while that is running: DATABASE_URL, or the
embedded one in DATA_DIR (./.data).

${Object.values(commands)
  .map((command) => command.help)
  .join('\n')}
Options
  --json    for other programs
  --help    show this

Ends with 0; with 1 when something could not be done, with 2 when the words are not understood.
`;

type Printed = string | Uint8Array;

/** Runs the work on the server's database; an embedded one must exist. */
async function withDatabase(work: (url: string) => Promise<Printed>): Promise<Printed> {
  const { databaseUrl, dataDir } = readDatabasePlace(process.env);
  if (databaseUrl !== null) return work(databaseUrl);
  const folder = join(dataDir, 'postgres');
  if (!existsSync(folder)) throw new CommandError(`There is no database in ${dataDir} yet: npm start makes one.`);
  const embedded = await startEmbeddedPostgres({ dataDir: folder });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      json: { type: 'boolean' },
      all: { type: 'boolean' },
      print: { type: 'boolean' },
    },
  });
  const [name = '', ...words] = positionals;
  if (values.help || name === '' || name === 'help') {
    process.stdout.write(help);
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command ${name}.`);
  const { all: isAll = false, json: isJson = false, print: isPrinted = false } = values;
  const printed = await withDatabase(command.read(words, { isAll, isJson, isPrinted }));
  process.stdout.write(typeof printed === 'string' ? `${printed}\n` : printed);
}

try {
  await main();
} catch (error) {
  const code = (error as { code?: string }).code ?? '';
  const isUsage = error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS');
  const hint = isUsage ? '\nnpm run operator -- --help shows what there is.' : '';
  const isTold = isUsage || error instanceof CommandError || error instanceof ConfigError;
  // Connection and PostgreSQL errors have a code; others are bugs.
  if (!isTold && code === '') throw error;
  const told = isTold ? (error as Error).message : `The database cannot be used: ${(error as Error).message || code}`;
  process.stderr.write(`${told}${hint}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
