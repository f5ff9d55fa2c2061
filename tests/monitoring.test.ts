import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';

/* Alerts and dashboards use metrics that exist, and link to help. */
const rules = readFileSync('ops/monitoring/alerts.yml', 'utf8');
const runbook = readFileSync('ops/runbooks/alerts.md', 'utf8');

interface Panel {
  id: number;
  type: string;
  title: string;
  targets?: { expr: string }[];
  gridPos: { x: number; y: number; w: number; h: number };
}
const dashboard = JSON.parse(readFileSync('ops/monitoring/dashboard.json', 'utf8')) as { uid: string; panels: Panel[] };

const fieldsOf = (name: string) =>
  [...rules.matchAll(new RegExp(`^ +(?:- )?${name}: (.+)$`, 'gm'))].map(([, value = '']) => value);
const alerts = fieldsOf('alert').map((alert, i) => ({
  alert,
  expr: fieldsOf('expr')[i] ?? '',
  runbook: fieldsOf('runbook_url')[i] ?? '',
}));

const expressions = [
  ...alerts.map(({ alert, expr }) => ({ where: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ where: title, expr }))),
];
/** Metric names of an expression with their label selectors. */
function figuresOf(expr: string) {
  const found = expr.matchAll(/\b((?:dabei|http|nodejs|process)_\w+|jobs(?=\{))(?:\{([^}]*)\})?/g);
  return [...found].map(([, name = '', picked = '']) => ({
    name,
    labels: [...picked.matchAll(/(\w+)\s*(?:=|!=|=~|!~)\s*"/g)].map(([, label = '']) => label),
  }));
}

let app: TestApp;
let exported: string;
const isTold = (name: string) => new RegExp(`^# TYPE ${name} `, 'm').test(exported);
beforeAll(async () => {
  app = await createTestApp({ metricsToken: 'a-token-of-the-reader', backupReports: '/nowhere' });
  await app.call('GET', '/catalogue');
  await app.deps.files.exists('images/none.webp');
  app.deps.notePayment('one-time');
  const response = await app.app.request('/metrics', { headers: { Authorization: 'Bearer a-token-of-the-reader' } });
  exported = await response.text();
});
afterAll(() => app.close());

it('every figure of the alerts and the dashboard is told by the running product, under the labels they pick by', () => {
  expect(expressions.length).toBeGreaterThan(30);
  const unknown = expressions.flatMap(({ where, expr }) => {
    const figures = figuresOf(expr);
    if (figures.length === 0) return [`${where}: no figure in ${expr}`];
    return figures.flatMap(({ name, labels }) => {
      const family = name.replace(/_(bucket|count|sum)$/, '');
      if (!isTold(name) && !isTold(family)) return [`${where}: ${name}`];
      const samples = exported.split('\n').filter((line) => new RegExp(`^${name}(\\{| )`).test(line));
      const isLabelled = (label: string) => samples.some((line) => new RegExp(`[{,]${label}="`).test(line));
      // Metrics without samples declare their labels.
      return samples.length === 0
        ? []
        : labels.filter((label) => !isLabelled(label)).map((label) => `${where}: ${name}{${label}}`);
    });
  });
  expect(unknown).toEqual([]);
});

it('every alert leads to a section that says what it means, what to do, and when to ask for help', () => {
  expect(alerts.length).toBeGreaterThanOrEqual(6);
  const sections = runbook.split(/^## /m).slice(1);
  const anchorOf = (section: string) => (section.split('\n', 1)[0] ?? '').toLowerCase().replaceAll(' ', '-');
  for (const { alert, runbook: address } of alerts) {
    const [file, anchor] = address.split('#');
    expect(file, alert).toBe('ops/runbooks/alerts.md');
    const section = sections.find((each) => anchorOf(each) === anchor);
    expect(section, alert).toMatch(/\*\*Customers\*\*/);
    expect(section, alert).toMatch(/\*\*Escalate\*\*/);
  }
});

it('the dashboard is one that Grafana takes: panels with ids of their own that do not lie on each other', () => {
  const { uid, panels } = dashboard;
  expect(uid).toBe('dabei');
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) => {
    expect(x + w).toBeLessThanOrEqual(24);
    return Array.from({ length: w * h }, (_, i) => `${x + (i % w)}:${y + Math.floor(i / w)}`);
  });
  expect(new Set(cells).size).toBe(cells.length);
  const data = panels.filter(({ type }) => type !== 'row');
  expect(data.filter(({ targets = [] }) => targets.length === 0)).toEqual([]);
});

const promtool = process.env.PROMTOOL ?? 'promtool';
const run = promisify(execFile);
const hasPromtool = await run(promtool, ['--version']).then(
  () => true,
  () => false,
);

it.skipIf(!hasPromtool)(
  'promtool takes the rules, and sees them go off when they should (skipped without it)',
  async () => {
    await run(promtool, ['check', 'rules', 'ops/monitoring/alerts.yml']);
    await run(promtool, ['test', 'rules', 'ops/monitoring/alerts.test.yml']);
  },
);
