import { readFile } from 'node:fs/promises';
import type { Dabei } from '@dabei/sdk';

/** Shows what a table or calendar would become, then makes its drafts. */
export async function importEvents(dabei: Dabei, path: string, isDryRun: boolean, print: (line: string) => void) {
  const base64 = (await readFile(path)).toString('base64');
  const trial = await dabei.imports.create({ base64 }, { dry_run: 'true' });
  for (const { number, status, event, notes } of trial.rows) {
    print(`${number}  ${status}  ${event.event_date ?? 'no day'}  ${event.title}`);
    for (const { field, problem, text } of notes) print(`    ${field}: ${problem} (${text})`);
  }
  for (const { title, reason } of trial.left_out) print(`-  left out  ${title}: ${reason}`);
  if (isDryRun) return;
  const { rows } = await dabei.imports.create({ base64 });
  print(
    `Drafts: ${rows.filter(({ status }) => status === 'created').length}, known: ${rows.filter(({ status }) => status === 'known').length}`,
  );
}
