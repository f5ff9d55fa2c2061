import { readFile, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../build/build.js';
import { ensureInstalled } from '../start/install.js';
import { findNode, runTool, toolEnvironment } from '../start/node.js';
import { Problem, root, run, runMain, say } from '../start/process.js';
import { ensureBrowser } from './browser.js';
import { withFolderInMemory } from './folder-in-memory.js';

/** Written by `scripts/test/write-failures.ts`. */
const failuresFile = 'test-results/vitest-failures.txt';

/**
 * Tests that failed and why, in a line each: said once more at the end, where it is not lost above what other steps print.
 * @type {string[]}
 */
const failures = [];

/**
 * The steps in their order; each resolves with an exit code.
 * @type {Record<string, (args: string[]) => Promise<number>>}
 */
const steps = {
  lint: (args) => {
    const colors = process.stdout.isTTY ? [] : ['--colors=off'];
    return runTool('@biomejs/biome', 'biome', ['ci', ...colors, ...(args.length ? args : ['.'])]);
  },
  types: async (args) =>
    (await runTool('@react-router/dev', 'react-router', ['typegen'])) ||
    (await run(findNode(), ['scripts/generate/write-client.ts'], { env: toolEnvironment() })) ||
    // Several checkers would each work out the keys of all texts for itself.
    runTool('typescript', 'tsc', ['--noEmit', '--checkers', '1', ...args]),
  // What nothing imports, and dependencies that nothing uses.
  unused: (args) => runTool('knip', 'knip', ['--no-progress', ...args]),
  openapi: async (args) =>
    (await run(findNode(), ['scripts/generate/write-openapi.ts', '--check', ...args], { env: toolEnvironment() })) ||
    lintOpenApi(),
  build: async () => {
    await ensureBuilt();
    return 0;
  },
  vitest: (args) => runVitest('--project', 'rules', '--project', 'server', ...args),
  // The server tests once more, on the database of TEST_DATABASE_URL.
  postgres: (args) => runVitest('--project', 'server', ...args),
  faults: async (args) => {
    await ensureBuilt();
    return runVitest('--project', 'faults', ...args);
  },
  // The last release's server tests on this version's schema.
  release: (args) => run(findNode(), ['scripts/test/check-release.ts', ...args], { env: toolEnvironment() }),
  weight: async () => {
    await ensureBuilt();
    return run(findNode(), ['scripts/measure/check-page-size.ts'], { env: toolEnvironment() });
  },
  journeys: async (args) => {
    await ensureBuilt();
    await ensureBrowser();
    return runTool('@playwright/test', 'playwright', ['test', ...args]);
  },
};

/** What takes long, and drills that break what they run on and want the machine for themselves: `.ci/run` calls them. */
const onlyWhenNamed = new Set(['postgres', 'faults', 'release']);

// `npm test`: everything. `npm test -- --only lint,vitest` runs some steps;
// with a single one, further arguments go to its tool: `npm test -- --only vitest -- domain/credits`.
await runMain(async () => {
  process.chdir(root);
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
  const names = values.only?.split(',') ?? Object.keys(steps).filter((name) => !onlyWhenNamed.has(name));
  const unknown = names.find((name) => !Object.hasOwn(steps, name));
  if (unknown !== undefined) throw new Problem(`No step "${unknown}"; there are ${Object.keys(steps).join(', ')}.`);
  if (positionals.length && names.length > 1) throw new Problem('Further arguments need one step: --only <step>.');

  await ensureInstalled({ withTests: true });
  return withFolderInMemory(() => runSteps(names, positionals));
});

/**
 * @param {string[]} names
 * @param {string[]} args
 */
async function runSteps(names, args) {
  /** @type {string[]} */
  const summary = [];
  for (const name of names) {
    say(`\n── ${name}`);
    const start = performance.now();
    const code = await steps[name]?.(args).catch(explain);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    summary.push(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
    if (isEnding(code)) break;
  }
  say(`\n${[...summary, ...failures.filter(Boolean)].join('\n')}`);
  return summary.every((line) => line.startsWith('passed')) ? 0 : 1;
}

/** @param {string[]} args */
async function runVitest(...args) {
  await rm(failuresFile, { force: true });
  const code = await runTool('vitest', 'vitest', ['run', ...args]);
  failures.push(await readFile(failuresFile, 'utf8').catch(() => ''));
  return code;
}

/** The rules stand in redocly.yaml. The linter asks nobody for news of itself: tests need no network. */
function lintOpenApi() {
  process.env.REDOCLY_TELEMETRY = 'off';
  process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';
  return runTool('@redocly/cli', 'redocly', ['lint', 'contract/openapi.json']);
}

/** @param {unknown} error */
function explain(error) {
  if (!(error instanceof Problem)) throw error;
  say(error.message);
  return 1;
}

/**
 * Whether a step ended because this program was asked to end.
 * @param {number | undefined} code
 */
function isEnding(code = 0) {
  return code > 128;
}
