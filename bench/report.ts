import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';

const FOLDER = 'bench/results';
const headlinesFile = `${FOLDER}/headlines.json`;

/** A benchmark's key figure. */
export interface Headline {
  what: string;
  value: number;
  /** `most`: at most; `least`: at least. */
  goal?: { least: number } | { most: number };
  /** Figure before the reported change. */
  before?: number;
}

export type Headlines = Record<string, { measuredOn: string; load: number; figures: Headline[] }>;

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The quantile `part` of the values. */
export function share(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Load average of the last minute. */
export const load = () => loadavg()[0] ?? 0;

/** Description of the machine for reports. */
export function machine(): string {
  return `Node ${process.version}; ${cpus().length} cores shared by client, servers, PostgreSQL and whatever else ran (load ${load().toFixed(1)} at the end), so only ratios count.`;
}

export async function readHeadlines(): Promise<Headlines> {
  return JSON.parse(await readFile(headlinesFile, 'utf8').catch(() => '{}')) as Headlines;
}

/** Writes a benchmark's page and its figures for the results page. */
export async function writeReport(name: string, page: string, figures: Headline[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(process.env.BENCH_RESULT ?? `${FOLDER}/${name}.md`, page);
  process.stdout.write(page);
  if (process.env.BENCH_RESULT) return;
  const measured = { measuredOn: new Date().toISOString().slice(0, 10), load: Number(load().toFixed(1)), figures };
  const all = { ...(await readHeadlines()), [name]: measured };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b)));
  await writeFile(headlinesFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
