/* Writes the tables of docs/privacy.md from the retention rules: npm run privacy. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withRetentionTable } from './retention-document.ts';

const file = new URL('../../docs/privacy.md', import.meta.url);
const before = readFileSync(file, 'utf8');
const after = withRetentionTable(before);

if (process.argv.includes('--check')) {
  process.exitCode = before === after ? 0 : 1;
  process.stdout.write(before === after ? 'docs/privacy.md agrees\n' : 'run npm run privacy\n');
} else {
  writeFileSync(file, after);
}
