import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import type { RunnerResult } from 'lighthouse';
import lighthouse from 'lighthouse';
import { browserArguments, findBrowser } from '../scripts/test/browser.js';
import { findGuestPages } from './guest-addresses.ts';
import { median, writeReport } from './report.ts';
import { withProduct } from './run-product.ts';

/*
 * Lighthouse (mobile) of entry pages: registration, login and shared pages. Pages take turns; `/pricing`, a plain page,
 * is the baseline.
 */
const DEBUGGING_PORT = 4622;
const ROUNDS = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

type Report = RunnerResult['lhr'];

function toRow(path: string, runs: Report[]): string {
  const of = (pick: (report: Report) => number) => median(runs.map(pick));
  const scores = categories.map((name) => of(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)));
  const times = figures.map((id) => `${Math.round(of(({ audits }) => audits[id]?.numericValue ?? 0))} ms`);
  const shift = of(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3);
  const weight = (of(({ audits }) => audits['total-byte-weight']?.numericValue ?? 0) / 1000).toFixed(0);
  return `| ${[`\`${path}\``, ...scores, ...times, shift, weight].join(' | ')} |`;
}

/** Audits that count and are not passed, by their ids. */
function faultsOf({ categories: all, audits }: Report): string[] {
  const counted = categories.filter((name) => name !== 'performance').flatMap((name) => all[name]?.auditRefs ?? []);
  return counted.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id);
}

await withProduct(async ({ address }) => {
  const paths = ['/pricing', '/register', '/business/login', ...(await findGuestPages(address))];
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${DEBUGGING_PORT}`, '--lang=de-DE'],
  });
  const runs = new Map<string, Report[]>(paths.map((path) => [path, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of paths) {
      const result = await lighthouse(address + path, { port: DEBUGGING_PORT, output: 'json', logLevel: 'error' });
      if (!result) throw new Error(`${path} could not be audited`);
      runs.get(path)?.push(result.lhr);
      process.stdout.write(`${toRow(path, [result.lhr])} ${faultsOf(result.lhr).join(' ')}\n`);
    }
  }
  const version = browser.version();
  await browser.close();
  const report = `# The pages by which people come in: Lighthouse

Medians of ${ROUNDS} runs with Lighthouse's standard mobile settings (slow 4G, slowed processor), German, in demo mode, pages in turns. Chromium ${version},
${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the end, benchmark index ${median([...runs.values()].flat().map(({ environment }) => environment.benchmarkIndex))}. "All" is kilobytes on the wire, both fonts (108 kB) included. Made by
\`npm run bench -- entry-pages\`.

| Page | Performance | Accessibility | Best practices | SEO | FCP | LCP | TBT | CLS | All |
|---|---|---|---|---|---|---|---|---|---|
${[...runs].map(([path, all]) => toRow(path, all)).join('\n')}
`;
  const scores = [...runs.values()].map((all) =>
    median(all.map(({ categories }) => Math.round((categories.performance?.score ?? 0) * 100))),
  );
  await writeReport('entry-pages', report, [
    {
      what: 'Lighthouse, performance of the slowest page',
      value: Math.min(...scores),
      goal: { least: 100 },
      before: 78,
    },
  ]);
});
