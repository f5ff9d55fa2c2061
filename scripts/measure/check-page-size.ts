import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { EMBED_SCRIPT_PATH } from '#domain/guest-pages/embed.ts';
import { paths } from '#web/paths.ts';
import type { PageSize } from './measure-pages.ts';
import { measurePages } from './measure-pages.ts';
import { measureScreens } from './measure-screens.ts';

/** Budget of a plain page. Bytes after brotli. */
const budgets = { html: 20_000, script: 2_000, style: 10_000 } as const;
/** Guests' pages open from messengers on slow networks. */
const guestBudgets = { ...budgets, html: 15_000 } as const;
/** The login keeps sessions, shows the operator's banner, and has all refusals in its HTML. */
const loginBudgets = { ...budgets, script: 4_300 } as const;

/** API documentation: examples in four languages and a script for search and requests. */
const docsBudgets = { ...budgets, html: 33_000, script: 6_000 } as const;

/** The script on businesses' own sites. */
const EMBED_BYTES = 5_000;
/** Script bytes of an interactive screen, after brotli; file names change them slightly. */
const screenBudgets: Record<string, number> = {
  [paths.register]: 150_000,
  [paths.dashboard]: 185_000,
  [paths.createEvent]: 210_000,
};

const faults: string[] = [];
let count = 0;
let heaviest = { html: 0, script: 0, style: 0 };

const assets = 'build/web/client/assets';

await measurePages((page, html) => {
  if (!page.isPlain) return;
  count += 1;
  const limits = budgetsOf(page);
  for (const [part, limit] of Object.entries(limits) as [keyof typeof budgets, number][]) {
    heaviest = { ...heaviest, [part]: Math.max(heaviest[part], page[part]) };
    if (page[part] <= limit) continue;
    faults.push(`${page.path} (${page.language}): ${page[part]} bytes of ${part}, at most ${limit} allowed`);
  }
  const styled = classesIn([...html.matchAll(/\/assets\/([^"/]+\.css)"/g)].map(([, name = '']) => name));
  const used = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => toText(names).split(/\s+/));
  const missing = new Set(used.filter((name) => name && !styled.has(name)));
  if (missing.size) faults.push(`${page.path}: its style sheets lack ${[...missing].join(' ')}`);
});

const embed = brotliCompressSync(readFileSync(`build/web/client${EMBED_SCRIPT_PATH}`)).length;
if (embed > EMBED_BYTES) faults.push(`${EMBED_SCRIPT_PATH}: ${embed} bytes, at most ${EMBED_BYTES} allowed`);

const screens = await measureScreens();
for (const { path, files, bytes } of screens) {
  const most = screenBudgets[path];
  if (!most) faults.push(`${path} has no budget`);
  if (most && bytes > most) faults.push(`${path}: ${bytes} bytes of script, at most ${most} allowed`);
  if (!files.some(isCompiledWhole)) faults.push(`${path}: no script says that it is to be compiled while it arrives`);
}

const sum = `heaviest: ${heaviest.html} HTML, ${heaviest.script} script, ${heaviest.style} style, ${embed} embed`;
process.stdout.write(
  `${faults.map((fault) => `${fault}\n`).join('')}${count} plain pages weighed; ${sum} (bytes, brotli)\n`,
);
for (const { path, files, bytes } of screens) {
  process.stdout.write(`${path}: ${bytes} bytes of script in ${files.length} files\n`);
}
process.exitCode = faults.length ? 1 : 0;

function budgetsOf({ path, isGuestPage }: PageSize): Record<keyof typeof budgets, number> {
  if (isGuestPage) return guestBudgets;
  if (path === paths.login || path === paths.secondStep) return loginBudgets;
  return path === paths.api || path.startsWith(`${paths.api}/`) ? docsBudgets : budgets;
}

/** Whether the marker line of `vite.config.ts` is where Chromium expects it. */
function isCompiledWhole(file: string): boolean {
  return readFileSync(`${assets}/${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
}

/** Class names in style sheets as HTML writes them. */
function classesIn(sheets: readonly string[]): Set<string> {
  const css = sheets.map((name) => readFileSync(`${assets}/${name}`, 'utf8')).join('');
  const names = css.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set([...names].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));
}

/** The value of an attribute as it is meant. */
function toText(value: string): string {
  return value.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
