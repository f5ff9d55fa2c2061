import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../build/build.js';
import { ensureInstalled } from '../start/install.js';
import { findNode, runTool, toolEnvironment } from '../start/node.js';
import { Problem, root, run, runMain, say } from '../start/process.js';
import { ensureBrowser } from './browser.js';
import { findChanges } from './changed-files.js';
import { readImporters } from './import-graph.js';
import { selectJourneys } from './select-journeys.js';
import { selectTests } from './select-tests.js';
import { withTmpfs } from './tmpfs.js';

/** @param {string[]} names */
const projects = (...names) => names.flatMap((name) => ['--project', name]);
/** Vitest projects of `npm test`. */
const everyTest = projects('rules', 'screens', 'server');

const failuresFile = 'test-results/vitest-failures.txt';

/**
 * Tests that failed and why, in a line each: said once more at the end, where it is not lost above what other steps print.
 * @type {string[]}
 */
const failures = [];

/** A single checker, since several would repeat the text keys' types. Incremental. */
const checkTypes = [
  '--noEmit',
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/types.json',
];

/**
 * Types of routes and the client of the API, which programs write and programs read.
 * @type {Promise<number> | undefined}
 */
let generated;

/**
 * The steps; each resolves with an exit code.
 * @type {Record<string, (args: string[]) => Promise<number>>}
 */
const steps = {
  lint: (args) => {
    const colors = process.stdout.isTTY ? [] : ['--colors=off'];
    return runTool('@biomejs/biome', 'biome', ['ci', ...colors, ...(args.length ? args : ['.'])]);
  },
  types: async (args) => (await generate()) || runTool('typescript', 'tsc', [...checkTypes, ...args]),
  // Unused files and dependencies.
  unused: async (args) => (await generate()) || runTool('knip', 'knip', ['--no-progress', ...args]),
  openapi: async (args) =>
    (await run(findNode(), ['scripts/generate/write-openapi.ts', '--check', ...args], { env: toolEnvironment() })) ||
    (await run(findNode(), ['scripts/generate/write-kit.ts', '--check'], { env: toolEnvironment() })) ||
    lintOpenApi(),
  build: async () => {
    await ensureBuilt();
    return 0;
  },
  vitest: (args) => runVitest(...everyTest, ...args),
  // The server tests on TEST_DATABASE_URL.
  postgres: (args) => runVitest('--project', 'server', ...args),
  // `npm run dev` in a copy of the tree.
  dev: async (args) => {
    await ensureBrowser();
    return runVitest('--project', 'dev', ...args);
  },
  // CONTRIBUTING.md's recipes, carried out in a copy of the tree.
  recipes: (args) => runVitest('--project', 'recipes', ...args),
  // The packed kit in an empty folder.
  kit: (args) => runVitest('--project', 'kit', ...args),
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

/**
 * Steps of `npm test`: rows in sequence, a row's lists in parallel, since a tool keeps one core busy. Slow or exclusive
 * steps run in `.ci/run` only.
 */
const everything = [[['types'], ['lint', 'unused', 'openapi', 'build', 'weight']], [['vitest', 'journeys']]];

await runMain(async () => {
  process.chdir(root);
  const options = /** @type {const} */ ({
    only: { type: 'string' },
    changed: { type: 'boolean' },
    watch: { type: 'boolean' },
  });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const plan = toPlan(values, positionals);
  await ensureInstalled({ withTests: true });
  return withTmpfs(() => (values.watch ? watch(positionals) : runPlan(plan)));
});

/** @typedef {[name: string, args: string[]]} Step with what its tool is given */

/**
 * `npm test`: everything. `--changed`: what a change touches. A path: the tests there. `--only lint,vitest`: some steps; of a single one
 * further arguments go to its tool: `npm test -- --only vitest -- domain/credits`.
 * @param {{ only?: string, changed?: boolean }} values
 * @param {string[]} positionals
 * @returns {Step[][][]}
 */
function toPlan({ only, changed }, positionals) {
  if (only !== undefined) {
    const names = only.split(',');
    const unknown = names.find((name) => !Object.hasOwn(steps, name));
    if (unknown !== undefined) throw new Problem(`No step "${unknown}"; there are ${Object.keys(steps).join(', ')}.`);
    if (positionals.length && names.length > 1) throw new Problem('Further arguments need one step: --only <step>.');
    return [[names.map((name) => [name, positionals])]];
  }
  if (changed) return planOfChange();
  if (positionals.length) {
    const tools = [...new Set(positionals.map(toolOf))];
    return [[tools.map((tool) => [tool, positionals.filter((path) => toolOf(path) === tool)])]];
  }
  return everything.map((row) => row.map((names) => names.map((name) => [name, []])));
}

/**
 * The step that runs the tests of a path.
 * @param {string} path
 */
function toolOf(path) {
  if (path.startsWith('e2e') || path.endsWith('.spec.ts')) return 'journeys';
  if (path.startsWith('tests/dev-loop')) return 'dev';
  if (path.startsWith('tests/recipes/')) return 'recipes';
  if (path.startsWith('tests/packed-kit/')) return 'kit';
  return path.startsWith('tests/faults') ? 'faults' : 'vitest';
}

/** @returns {Step[][][]} */
function planOfChange() {
  const { files, changed } = findChanges();
  const tests = selectTests(changed, files, readImporters(root, files));
  const journeys = selectJourneys(changed, files);
  say(`${changed.length} changed files touch ${tests.length} files of tests and ${journeys.length} of journeys.`);
  /** @type {Step[]} */
  const checks = [['lint', []]];
  if (changed.some((file) => /^(contract|domain|i18n)\//.test(file))) checks.push(['openapi', []]);
  if (tests.length) checks.push(['vitest', tests]);
  /** @type {Step[][][]} */
  const plan = [[[['types', []]], checks]];
  if (journeys.length) plan.push([[['journeys', journeys]]]);
  return plan;
}

/**
 * Vitest's watch mode: it begins with the tests of a path, or of rules and screens, and goes on with those that a saved file touches.
 * @param {string[]} paths
 */
function watch(paths) {
  const begun = paths.length ? [...everyTest, ...paths] : projects('rules', 'screens');
  return run(findNode(), ['node_modules/vitest/vitest.mjs', 'watch', ...begun], {
    env: toolEnvironment(),
    stdio: 'inherit',
  });
}

/** @param {Step[][][]} plan */
async function runPlan(plan) {
  /** @type {string[]} */
  const summary = [];
  let isEnding = false;
  /** @param {Step[]} list */
  const runList = async (list) => {
    for (const [name, args] of list) {
      if (isEnding) return;
      say(`\n── ${name}`);
      const start = performance.now();
      const code = (await steps[name]?.(args).catch(explain)) ?? 0;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      summary.push(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
      // Ended by a signal.
      isEnding ||= code > 128;
    }
  };
  for (const row of plan) await Promise.all(row.map(runList));
  say(`\n${[...summary, ...failures.filter(Boolean)].join('\n')}`);
  return summary.every((line) => line.startsWith('passed')) ? 0 : 1;
}

function generate() {
  generated ??= (async () =>
    (await runTool('@react-router/dev', 'react-router', ['typegen'])) ||
    run(findNode(), ['scripts/generate/write-client.ts'], { env: toolEnvironment() }))();
  return generated;
}

/** @param {string[]} args */
async function runVitest(...args) {
  await rm(failuresFile, { force: true });
  const code = await runTool('vitest', 'vitest', ['run', ...args]);
  failures.push(await readFile(failuresFile, 'utf8').catch(() => ''));
  return code;
}

/** The rules stand in redocly.yaml. The linter asks nobody for news of itself: tests need no network. */
async function lintOpenApi() {
  const files = await readdir(join(root, 'contract'));
  const documents = files.filter((name) => /^(openapi|asyncapi).*\.json$/.test(name)).map((name) => `contract/${name}`);
  process.env.REDOCLY_TELEMETRY = 'off';
  process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';
  return runTool('@redocly/cli', 'redocly', ['lint', ...documents]);
}

/** @param {unknown} error */
function explain(error) {
  if (!(error instanceof Problem)) throw error;
  say(error.message);
  return 1;
}
