import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Sources that were copied into the repository, with their licence beside them. */
const copiedSources = [
  { of: 'Lucide Icons (ISC) https://github.com/lucide-icons/lucide', file: 'web/ui/icons/LICENSE' },
];

const textsFolder = fileURLToPath(new URL('licence-texts', import.meta.url));

/** Part of `package.json` that names rights and source. */
interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
  contributors?: (string | { name: string })[];
  repository?: string | { url?: string };
  homepage?: string;
}

interface Locked {
  dev?: boolean;
}

/** Paths of the lock's installed packages without development tools: a superset of what browsers and image get. */
export function listShippedPackages(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages).flatMap(([path, { dev }]) =>
    path.startsWith('node_modules/') && !dev && existsSync(join(root, path, 'package.json')) ? [join(root, path)] : [],
  );
}

/** The licence text in the package; else the standard text of its SPDX identifier, under its authors' names. */
function licenceText(folder: string, { name, license, author, contributors = [] }: Manifest): string {
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length > 0) return texts.join('\n\n');
  const standard = join(textsFolder, `${license}.txt`);
  if (!existsSync(standard)) throw new Error(`${name} has no licence text, and none is kept for ${license}`);
  const people = [author, ...contributors].flatMap((one) => (typeof one === 'object' ? one.name : (one ?? [])));
  const holders = people.length > 0 ? people.join(', ').replace(/\s*<[^>]*>/g, '') : `the authors of ${name}`;
  return `Copyright (c) ${holders}\n\n${readFileSync(standard, 'utf8').trim()}`;
}

function sourceOf({ repository, homepage }: Manifest): string {
  const address = (typeof repository === 'string' ? repository : repository?.url) ?? homepage ?? '';
  return address
    .replace(/^git\+|\.git$/g, '')
    .replace(/^(?:(?:git|ssh|git\+ssh):\/\/)?git@([\w.]+)[:/]/, 'https://$1/')
    .replace(/^(?:git|ssh):/, 'https:')
    .replace(/^(?:github:)?([\w.-]+\/[\w.-]+)$/, 'https://github.com/$1');
}

/**
 * Notices of the packages, equal texts once. Names version, licence and source, as MPL-2.0 and LGPL-3.0 demand. Throws if
 * a package has no text.
 */
export function thirdPartyNotices(root: string, folders = listShippedPackages(root)): string {
  const packagesByText = new Map<string, Set<string>>();
  for (const folder of folders) {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { name, version, license = 'see below' } = manifest;
    const text = licenceText(folder, manifest).replace(/\r/g, '');
    const line = `${name} ${version} (${license}) ${sourceOf(manifest)}`.trim();
    packagesByText.set(text, (packagesByText.get(text) ?? new Set()).add(line));
  }
  for (const { of, file } of copiedSources) {
    const text = readFileSync(join(root, file), 'utf8').trim();
    packagesByText.set(text, (packagesByText.get(text) ?? new Set()).add(of));
  }
  const parts = [...packagesByText].map(([text, lines]) => `${[...lines].toSorted().join('\n')}\n\n${text}`);
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `Software of others in this product, with the texts of their licences.\n${rule}${parts.toSorted().join(rule)}\n`;
}
