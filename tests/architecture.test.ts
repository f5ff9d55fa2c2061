import { expect, test } from 'vitest';
import { componentsOf } from './support/components.ts';
import type { Import, SourceFile } from './support/source-files.ts';
import {
  exists,
  featureOf,
  findCircle,
  importsBetween,
  importsOf,
  layerOf,
  listFolders,
  readFiles,
  serverFolderOf,
  stemOf,
} from './support/source-files.ts';

const layers = ['domain', 'contract', 'database', 'server', 'i18n', 'web'];
const folders = [...layers, 'tests', 'e2e', 'bench', 'ops', 'scripts', 'docs', 'packages'];
const code = readFiles(/\.(ts|tsx|js)$/);
const isTest = ({ path }: SourceFile) => /\.test\.tsx?$/.test(path);
const product = code.filter((file) => layers.includes(layerOf(file.path)) && !isTest(file));

const paths = (files: SourceFile[]) => files.map(({ path }) => path);
const within = (pattern: RegExp) => product.filter(({ path }) => pattern.test(path));
const describeImport = ({ from, target }: Import) => `${from.path} imports ${target}`;

/** Layers a layer may import, and its packages where those are limited. */
const walls: Record<string, { layers: string[]; packages?: RegExp }> = {
  domain: {
    layers: [],
    packages:
      /^(temporal-polyfill|feiertagejs|rrule-temporal|@sindresorhus\/slugify|punycode\/punycode\.es6\.js|chrono-node\/(de|en)|papaparse|windows-iana)$/,
  },
  contract: { layers: ['domain'], packages: /^(zod|@hono\/zod-openapi|node:fs.*|node:url|node:path)$/ },
  database: { layers: ['domain'], packages: /^(drizzle-orm|drizzle-kit|pg|node:)/ },
  server: { layers: ['domain', 'contract', 'database', 'i18n'] },
  i18n: { layers: ['domain'], packages: /^(i18next|react-i18next)/ },
  web: { layers: ['domain', 'i18n'], packages: /^(?!pg|drizzle|hono$|hono\/|@hono|pino|zod$)/ },
};

test('layers import only what their wall lets through', () => {
  const broken = product.flatMap(importsOf).filter(({ from, target, isType }) => {
    const layer = layerOf(from.path);
    const other = layerOf(target);
    const wall = walls[layer];
    if (other === layer) return false;
    // The API page renders from the published description on the server; browsers never load it.
    if (layer === 'web' && /^contract\/openapi(-app)?\.json$/.test(target)) return false;
    if (layer === 'web' && other === 'contract') return !isType;
    if (folders.includes(other)) return !wall?.layers.includes(other);
    if (layer === 'web' && isType) return false;
    return !exists(target) && wall?.packages?.test(target) === false;
  });
  expect(broken.map(describeImport)).toEqual([]);
});

/** Allowed first words of a module's file names. A new verb is a decision. */
const verbs = [
  ...['create', 'add', 'open', 'start', 'issue', 'invite', 'accept', 'confirm', 'send', 'resend', 'request', 'upload'],
  ...[
    'update',
    'replace',
    'save',
    'set',
    'fill',
    'change',
    'rotate',
    'refresh',
    'propose',
    'reset',
    'reopen',
    'pause',
    'resume',
    'duplicate',
  ],
  ...['delete', 'remove', 'end', 'close', 'forget', 'leave', 'withdraw', 'archive', 'cancel'],
  ...['publish', 'hold', 'release', 'schedule', 'quote', 'decide', 'join', 'answer', 'count'],
  ...['deliver', 'redeliver', 'post', 'sign', 'give', 'extend', 'refund', 'redeem', 'plan', 'require'],
  ...['settle', 'move', 'grant', 'charge', 'book', 'reconcile', 'claim', 'undo', 'impose', 'lift'],
  ...[
    'lock',
    'find',
    'pick',
    'try',
    'write',
    'announce',
    'enqueue',
    'export',
    'show',
    'locate',
    'number',
    'name',
    'read',
  ],
];
/** Other file names of a module: `<noun>-queries` and the like. */
const nouns = ['queries', 'rows', 'content', 'router'];

test('a module holds a router, queries, jobs, verbs and translations, and belongs to a contract file', () => {
  const modules = within(/^server\/modules\//);
  const forms = ['router', 'queries', 'jobs', `(to|${verbs.join('|')})(-[a-z]+)+`, `([a-z]+-)+(${nouns.join('|')})`];
  const vocabulary = new RegExp(`^server/modules/[a-z]+/[a-z-]+/(${forms.join('|')})\\.ts$`);
  expect(paths(modules.filter(({ path }) => !vocabulary.test(path)))).toEqual([]);

  const first = new Set(modules.map(({ path }) => stemOf(path).split('-')[0]));
  expect(verbs.filter((verb) => !first.has(verb))).toEqual([]);

  const routers = within(/^server\/modules\/[^/]+\/[^/]+\/router\.ts$/);
  const contractOf = ([, , storey, noun]: string[]) => `contract/${storey === 'desk' ? 'desk-' : ''}${noun}.ts`;
  const homeless = routers.filter(({ path }) => !exists(contractOf(path.split('/'))));
  expect(paths(homeless)).toEqual([]);
});

test('routers hold no SQL and at most 150 lines', () => {
  const broken = within(/^server\/modules\/.*\brouter\.ts$/).flatMap(importsOf);
  const wrong = broken.filter(({ target, isType }) => !isType && /^(drizzle-orm|pg$|database\/schema)/.test(target));
  expect(wrong.map(describeImport)).toEqual([]);
  const long = within(/^server\/modules\/.*\brouter\.ts$/).filter(
    ({ text }) => text.trimEnd().split('\n').length > 150,
  );
  expect(paths(long)).toEqual([]);
});

function argumentsAt(text: string, start: number): string {
  let depth = 0;
  for (let i = start; i < text.length; i += 1) {
    if (text[i] === '(') depth += 1;
    if (text[i] === ')') depth -= 1;
    if (depth === 0) return text.slice(start + 1, i);
  }
  return text.slice(start + 1);
}

test('work inside a transaction uses only what the transaction hands it', () => {
  const reachingOut = within(/^server\//).flatMap(({ path, text }) =>
    [...text.matchAll(/\binTransaction(?:<[^(]*>)?\(/g)].flatMap(({ index, 0: call }) => {
      const [ctx = '', ...work] = argumentsAt(text, index + call.length - 1).split(',');
      const inside = work.join(',');
      const outer = new RegExp(
        `(?<!\\.\\.\\.)\\b${ctx.trim()}\\.(db|deps)\\b|\\bdeps\\.(db|files|mailer|payments|rateLimits|keyLimits)\\b`,
      );
      return path !== 'server/context/context.ts' && /^\w+$/.test(ctx.trim()) && outer.test(inside) ? [path] : [];
    }),
  );
  expect(reachingOut).toEqual([]);
});

test('whatever waits for something else than the database refuses to do so inside a transaction', () => {
  const waiting = [
    'database/pool.ts',
    'server/adapters/mails/mailer.ts',
    'server/security/passwords.ts',
    'server/security/post-to-public.ts',
    'server/adapters/payments/stripe-provider.ts',
    'server/adapters/storage/encode-image.ts',
    'server/adapters/storage/file-store.ts',
    'server/adapters/videos/receive-video.ts',
    'server/adapters/videos/repack-video.ts',
  ];
  const careful = paths(product.filter(({ text }) => text.includes('refuseInsideTransaction(')));
  const careless = waiting.filter((path) => !careful.includes(path));
  expect(careless).toEqual([]);
});

// ASVS 1.3.2.
test('no file of the database or the server leans on the inside of a library, or writes code as text', () => {
  const inside = within(/^(database|server)\//).filter(({ path, text }) => {
    const code = text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
    const isCast = path.startsWith('database/') && /\bas unknown as\b/.test(code);
    return isCast || /[\w)\]]\??\._[a-z]|\{ _[a-z]\w*:|\bnew Function\b|\beval\(/.test(code);
  });
  expect(paths(inside)).toEqual([]);
});

/**
 * Reads the tables "Inside `web/`" and "Inside `server/`" of docs/architecture.md: folder -> importable folders of the
 * layer.
 */
function readTable(layer: 'web' | 'server'): Record<string, string[]> {
  const [page] = readFiles(/^docs\/architecture\.md$/);
  const rows = page?.text.matchAll(new RegExp(`^\\| \`${layer}/([a-z/]+)/\` \\|[^|]*\\|([^|]*)\\|$`, 'gm')) ?? [];
  return Object.fromEntries(
    [...rows].map(([, folder = '', allowed = '']) => [
      folder,
      [...allowed.matchAll(/`([a-z/]+)`/g)].map(([, name = '']) => name),
    ]),
  );
}

/** Imports from one storey of modules into a higher one. The list may only shrink. */
const upwards = [
  'server/modules/people/business/queries.ts imports server/modules/events/events/queries.ts',
  'server/modules/people/business/to-today.ts imports server/modules/events/events/to-event.ts',
];

test('the storeys of docs/architecture.md are the walls', () => {
  const [page] = readFiles(/^docs\/architecture\.md$/);
  const rows = [...(page?.text.matchAll(/^\| `(\w+)\/` \|.*\|([^|]*)\|$/gm) ?? [])].map(
    ([, layer = '', allowed = '']) => [layer, allowed.trim().replaceAll('`', '')],
  );
  const expected = Object.entries(walls).map(([layer, wall]) => [layer, wall.layers.join(', ')]);
  expect(Object.fromEntries(rows)).toEqual({ ...Object.fromEntries(expected), web: 'domain, i18n, types of contract' });
});

test('the folders of the server import only what the table of docs/architecture.md says', () => {
  const allowed = readTable('server');
  const rows = Object.keys(allowed).sort((a, b) => b.length - a.length);
  const rowOf = (path: string) => rows.find((row) => path.startsWith(`server/${row}/`));
  const homeless = paths(within(/^server\/.*\//)).filter((path) => !rowOf(path));
  expect(homeless).toEqual([]);
  const broken = within(/^server\/.*\//)
    .flatMap(importsOf)
    .filter(({ from, target }) => {
      const [row = '', other] = [rowOf(from.path), rowOf(target)];
      if (layerOf(target) !== 'server' || row === 'boot') return false;
      return other !== row && !(other && allowed[row]?.includes(other));
    });
  expect([...new Set(broken.map(describeImport))].sort()).toEqual(upwards);
});

test('no module has more than 50 files', () => {
  const files = within(/^server\/modules\//).map(({ path }) => folderOf(path));
  expect([...new Set(files)].filter((folder) => files.filter((each) => each === folder).length > 50)).toEqual([]);
});

const webFolderOf = (path: string) => /^web\/([^/]+)\//.exec(path)?.[1];
const webImports = within(/^web\//).flatMap(importsOf);

test('the folders of web import only what the table of docs/architecture.md says', () => {
  const allowed = readTable('web');
  expect(Object.keys(allowed).sort()).toEqual(listFolders('web').sort());
  const broken = webImports.filter(({ from, target, isType }) => {
    const folder = webFolderOf(from.path);
    if (!folder || layerOf(target) !== 'web') return false;
    const other = webFolderOf(target);
    if (other) return other !== folder && !allowed[folder]?.includes(other);
    if (/^web\/(entry-|staging-)?paths\.ts$/.test(target)) return ['styles', 'art', 'ui'].includes(folder);
    return !isType;
  });
  expect(broken.map(describeImport)).toEqual([]);
});

const neighbours = [
  'account -> registration',
  'agents -> events',
  'desk -> review',
  'events -> door',
  'import -> events',
  'palette -> events',
  'profile -> business',
  'profile -> hours',
  'review -> events',
  'support -> legal',
  'team -> audit',
];

test('features stand side by side', () => {
  const pairs = webImports.flatMap(({ from, target }) => {
    const [feature, other] = [featureOf(from.path), featureOf(target)];
    return feature && other && feature !== other ? [`${feature} -> ${other}`] : [];
  });
  expect([...new Set(pairs)].sort()).toEqual(neighbours);
});

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
test('no files import each other in a circle', () => {
  expect(findCircle(product.flatMap(importsOf))).toEqual([]);
});

test('no folders of the server import each other in a circle', () => {
  expect(findCircle(importsBetween(product.flatMap(importsOf), serverFolderOf))).toEqual([]);
});

test('keys of queries stand in one table, and every change is an action', () => {
  const elsewhere = within(/^web\/(?!api\/)/);
  const loose = /\bqueryKeys?: \[|Key = \[|\bqueryFn\b|\buseMutation\b/;
  expect(paths(elsewhere.filter(({ text }) => loose.test(text)))).toEqual([]);
});

test('forms come from one place, which knows the language of now', () => {
  const own = within(/^web\//).filter(({ text }) => /\{[^}]*\buseForm\b[^}]*\} from 'react-hook-form'/.test(text));
  expect(paths(own)).toEqual(['web/shell/use-form.ts']);
});

test("only the guarded store and the small scripts of plain pages reach into the browser's storage", () => {
  const scripts =
    /^server\/demo\/mailbox-script\.ts$|^web\/routes\/guests\/guest-script\.ts$|^web\/shell\/(browser-store|page-script)\.ts$|^web\/features\/support\/contact-script\.ts$/;
  const storing = product.filter(({ text }) => /\b(local|session)Storage\b/.test(text));
  expect(paths(storing).filter((path) => !scripts.test(path))).toEqual([]);
});

test('no language is an else', () => {
  const code = product.filter(({ path }) => !/^(i18n|domain\/catalogue)\//.test(path));
  const choice = /[!=]== '(de|en)'|'(de|en)' [|:] '(de|en)'|\['de', 'en'\]|\{de,en\}|\.language as\b/;
  expect(paths(code.filter(({ text }) => choice.test(text.replace("languages = ['de', 'en'] as const", ''))))).toEqual(
    [],
  );
});

test('the folders of a feature do not import each other in a circle', () => {
  const inFeature = webImports.filter(
    ({ from, target }) => featureOf(from.path) !== undefined && featureOf(from.path) === featureOf(target),
  );
  expect(findCircle(importsBetween(inFeature, folderOf))).toEqual([]);
});

test('the design kit knows no noun of the product', () => {
  const kit = within(/^web\/ui\//);
  const rules = kit.flatMap(importsOf).filter(({ target }) => /^domain\/(?!shared\/)/.test(target));
  expect(rules.map(describeImport)).toEqual([]);

  // `event`, `import` and `signal` are also words of the browser.
  const folders = listFolders('domain').filter((name) => !['shared', 'events', 'import', 'signals'].includes(name));
  const nouns = [...folders, 'participants', 'members', 'tariffs', 'meetups', 'habits', 'mingles'];
  const noun = new RegExp(
    `\\b(${nouns.map((name) => name.replace('-', ' ').replace(/(?<!s)s$/, '')).join('|')})s?\\b`,
    'i',
  );
  const wordsOf = (text: string) => text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  // Icons keep Lucide's names.
  const own = kit.filter(({ path }) => !path.startsWith('web/ui/icons/'));
  const naming = own.flatMap(({ path, text }) => {
    const [found] = noun.exec(wordsOf(`${path}\n${text}`)) ?? [];
    return found ? [`${path} says ${found}`] : [];
  });
  expect(naming).toEqual([]);
});

test('no file or folder is an attic', () => {
  const attic = /(^|[/-])(utils?|helpers?|common|managers?|misc)([/.-]|$)/;
  expect(paths(code).filter((path) => attic.test(path))).toEqual([]);
  const barrels = paths(product).filter((path) => stemOf(path) === 'index' && path !== 'contract/index.ts');
  expect(barrels).toEqual([]);
});

test('files and folders are kebab-case', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
  // n8n finds the class of a node by the name of its file.
  const isNamedByClass = (path: string) =>
    /^packages\/n8n\/(credentials\/\w+\.credentials|nodes\/Dabei\/(\w+\.node|[a-z-]+))\.ts$/.test(path);
  const isKebab = (path: string) => isNamedByClass(path) || path.split('/').every((name) => kebab.test(name));
  expect([...paths(code), ...paths(readFiles(/\.css$/))].filter((path) => !isKebab(path))).toEqual([]);
});

test('no file is longer than 400 lines, catalogues and translations excepted', () => {
  const files = [...code, ...readFiles(/\.css$/)].filter(({ path }) => !/^(domain\/catalogue|i18n)\//.test(path));
  const long = files.filter(({ text }) => text.trimEnd().split('\n').length > 400);
  expect(paths(long)).toEqual([]);
});

/** Own sheets are for tokens and drawings. Both numbers may only fall. */
const MOST_SHEETS = 12;
const MOST_SHEET_LINES = 2500;

test('own style sheets are few and short', () => {
  const sheets = readFiles(/^web\/.*\.css$/);
  expect(sheets.length).toBeLessThanOrEqual(MOST_SHEETS);
  const lines = sheets.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0);
  expect(lines).toBeLessThanOrEqual(MOST_SHEET_LINES);
});

test('only server/boot/settings/config.ts reads the environment', () => {
  const known = /^server\/boot\/settings\/config\.ts$|\.config\.ts$|^web\/routes\/public\/api-docs\/kit-tasks\.ts$/;
  const readers = product.filter(({ text }) => /\bprocess\.env\b/.test(text.replace('readConfig(process.env)', '')));
  expect(paths(readers).filter((path) => !known.test(path))).toEqual([]);
});

test('rules have no clock, no chance and no timers', () => {
  const impure =
    /\bDate\.now\b|\bnew Date\(\s*\)|\bTemporal\.Now\b|\bMath\.random\b|\bset(Timeout|Interval)\b|\bfetch\(/;
  expect(paths(within(/^domain\//).filter(({ text }) => impure.test(text)))).toEqual([]);
});

test('default exports are left to the files a framework reads', () => {
  const framework =
    /^[a-z.-]+\.config\.ts$|\.config\.ts$|^web\/(root|entry\.\w+)\.tsx$|^web\/routes(\.ts$|\/)|^web\/shell\/[a-z-]+-layout\.tsx$|^web\/styles\/[a-z-]+-fonts\.ts$|-setup\.ts$|\.d\.ts$|^e2e\/support\/second-tries\.ts$/;
  const exporting = code.filter(({ text }) => /^export default\b|^export \{[^}]*\bas default\b/m.test(text));
  expect(paths(exporting).filter((path) => !framework.test(path))).toEqual([]);
});

test('nothing is left to do, left out or singled out', () => {
  const marks = new RegExp(
    `\\b(${['TO', 'FIX', 'XX', 'HA'].map((start, i) => start + ['DO', 'ME', 'X', 'CK'][i]).join('|')})\\b`,
  );
  const marked = [...code, ...readFiles(/\.(css|md|sql|ya?ml|sh)$/)].filter(({ text }) => marks.test(text));
  expect(paths(marked)).toEqual([]);
  const skipping = /\b(test|it|describe|suite)(\.\w+)*\.(only|skip|todo|fixme|fails)\b/;
  expect(paths(code.filter(({ text }) => skipping.test(text)))).toEqual([]);
});

/** Drawings that paint one layer over another. */
const longDrawings = ['HeroBusinessStreet', 'HeroHome', 'HeroOktoberfest'];

test('a component has at most 120 lines and eight hooks', () => {
  const components = within(/^web\/.*\.tsx$/).flatMap(componentsOf);
  expect(components.length).toBeGreaterThan(1000);
  const large = components.filter(({ lines, hooks }) => lines > 120 || hooks > 8);
  expect(large.filter(({ name }) => !longDrawings.includes(name))).toEqual([]);
  expect(large.map(({ name }) => name)).toEqual(expect.arrayContaining(longDrawings));
});
