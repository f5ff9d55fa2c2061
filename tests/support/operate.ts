import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs `npm run operator -- <words>` on a database as the image does; output files go to `folder`. */
export async function operate(words: readonly string[], databaseUrl: string, folder = '.') {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl };
  return run(process.execPath, [resolve('build/commands/operator.js'), ...words], { cwd: folder, env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }) => ({ code: code as number, text: stderr as string }),
  );
}
