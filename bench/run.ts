import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { findBrowser } from '../scripts/test/browser.js';
import { benches } from './benches.ts';
import type { Headline } from './report.ts';
import { readHeadlines } from './report.ts';

/*
 * `npm run bench` runs all benchmarks, `npm run bench -- load jobs` some, and `npm run bench -- none` only rewrites the
 * results page.
 */
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => name !== 'none' && !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}; there are ${benches.map(({ name }) => name).join(', ')}.\n`);
  process.exit(2);
}

const hasBrowser = await findBrowser().then(Boolean, () => false);
const failed: string[] = [];
for (const { name, needsBrowser } of benches) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  if (needsBrowser && !hasBrowser) {
    process.stdout.write(`${name}: left out, there is no Chromium (CHROMIUM_PATH names one)\n`);
    continue;
  }
  process.stdout.write(`${name} …\n`);
  const [code] = await once(spawn(process.execPath, [`bench/${name}.ts`], { stdio: 'inherit' }), 'exit');
  if (code !== 0) failed.push(name);
}

const round = (value: number) =>
  (Math.abs(value) >= 10 ? Math.round(value) : Number(value.toFixed(2))).toLocaleString('en');
function goalOf({ goal }: Headline): string {
  if (!goal) return '';
  return 'least' in goal ? `at least ${round(goal.least)}` : `at most ${round(goal.most)}`;
}
function verdictOf({ goal, value }: Headline): string {
  if (!goal) return '';
  return ('least' in goal ? value >= goal.least : value <= goal.most) ? 'yes' : '**no**';
}

const headlines = await readHeadlines();
const rows = benches.flatMap(({ name, asks }) => {
  const measured = headlines[name];
  const link = `[${name}](${name}.md)`;
  if (!measured) return [`| ${name}: ${asks} | not measured yet | | | | | |`];
  const when = `${measured.measuredOn}, ${measured.load.toFixed(1)}`;
  return measured.figures.map((figure, index) => {
    const { what, value, before } = figure;
    const cells = [what, `**${round(value)}**`, goalOf(figure), verdictOf(figure)];
    return `| ${[index === 0 ? `${link}: ${asks}` : '', ...cells, before === undefined ? '' : round(before), when].join(' | ')} |`;
  });
});
await writeFile(
  'bench/results/README.md',
  `# What it costs, side by side

Each benchmark runs the built product on a PostgreSQL of its own and compares it with a yardstick on the same machine at the same time: a bare server
that does only the unavoidable, or the same thing with nothing to do. What is compared is asked in turns and the middle of several rounds
counts, so that ratios hold on a busy machine where rates and times do not; figures in seconds and calls are of the machine and the day. Every
page says what was measured and how busy the machine was. "Before" is the figure before the work that the page tells of.

| | Figure | Value | Goal | Met | Before | Measured, load |
|---|---|---|---|---|---|---|
${rows.join('\n')}

\`npm run bench\` runs all of them and writes this page, \`npm run bench -- load jobs\` some; \`BENCH_SECONDS\` says how long each measures. Those that need a
browser are left out where there is none. [faults.md](faults.md) and [first-screens.md](first-screens.md) are made by \`npm test\`, [failover.md](failover.md) and
[recovery.md](recovery.md) by \`npm run drill\`. [chosen.md](chosen.md) and [capacity.md](capacity.md) are made by hand: figures behind decisions, and what a machine holds.
`,
);
if (failed.length > 0) {
  process.stderr.write(`failed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
