import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Problem, runMain, say } from '../start/process.js';

const source = 'server/adapters/mails/layout.mjml';
const target = 'server/adapters/mails/layout-parts.ts';

/** Splits MJML's output at our markers. */
function partsOf(html: string): Record<string, string> {
  const whole = html
    .replace(/\n\s+/g, '\n')
    .replaceAll('lang="und" dir="auto"', 'lang="[[lang]]"')
    // Mail programs ignore it; in the demo's mailbox links should open in place.
    .replaceAll(' target="_blank"', '')
    .replace('<title></title>', '<title>[[title]]</title>')
    .replaceAll('#010203', '[[head]]');
  const [start = '', ...rest] = whole.split('<!-- part ');
  const named = rest.map((part) => part.split(' -->\n', 2));
  return Object.fromEntries([['start', start], ...named]);
}

/**
 * Generates the parts of mails from their MJML layout. MJML is fetched on demand because of its size. `npm run
 * mail-layout`
 */
await runMain(async () => {
  const made = spawnSync('npx', ['--yes', 'mjml@5.4.1', source, '--stdout', '--config.keepComments', 'true'], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Problem(`MJML could not read ${source}.\n${made.stderr}`);
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex');
  const entries = Object.entries(partsOf(made.stdout)).map(([name, part]) => `  ${name}: ${JSON.stringify(part)},`);
  const head = `/** Generated from layout.mjml by scripts/generate/write-mail-layout.ts. */\nexport const madeFrom = '${hash}';\n`;
  writeFileSync(target, `${head}\nexport const parts = {\n${entries.join('\n')}\n} as const;\n`);
  spawnSync('npx', ['biome', 'check', '--write', target], { stdio: 'inherit' });
  say(`${entries.length} parts written to ${target}`);
  return 0;
});
