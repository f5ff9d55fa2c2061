import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Problem, runMain, say } from '../start/process.js';

const source = 'server/adapters/mails/layout.mjml';
const target = 'server/adapters/mails/layout-parts.ts';

/** Of what MJML made, with its marks between the parts. */
function partsOf(html: string): Record<string, string> {
  const whole = html
    .replace(/\n\s+/g, '\n')
    .replaceAll('lang="und" dir="auto"', 'lang="[[lang]]"')
    // Mail programs open links as they like; in the demo's mailbox they lead on.
    .replaceAll(' target="_blank"', '')
    .replace('<title></title>', '<title>[[title]]</title>')
    .replaceAll('#010203', '[[head]]');
  const [start = '', ...rest] = whole.split('<!-- part ');
  const named = rest.map((part) => part.split(' -->\n', 2));
  return Object.fromEntries([['start', start], ...named]);
}

/**
 * Makes the parts of mails of their layout, after a change of it. MJML knows what mail programs need, and is heavy: it is fetched for
 * this and not installed. `npm run mail-layout`
 */
await runMain(async () => {
  const made = spawnSync('npx', ['--yes', 'mjml@5.4.1', source, '--stdout', '--config.keepComments', 'true'], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Problem(`MJML could not read ${source}.\n${made.stderr}`);
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex');
  const entries = Object.entries(partsOf(made.stdout)).map(([name, part]) => `  ${name}: ${JSON.stringify(part)},`);
  const head = `/** Made from layout.mjml by scripts/generate/write-mail-layout.ts. */\nexport const madeFrom = '${hash}';\n`;
  writeFileSync(target, `${head}\nexport const parts = {\n${entries.join('\n')}\n} as const;\n`);
  spawnSync('npx', ['biome', 'check', '--write', target], { stdio: 'inherit' });
  say(`${entries.length} parts written to ${target}`);
  return 0;
});
