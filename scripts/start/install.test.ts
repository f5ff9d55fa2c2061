import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLock } from './lock-file.js';

const { packages } = readLock('package-lock.json');

it('the lock files name no registry', () => {
  for (const file of ['package-lock.json', 'scripts/start/node/package-lock.json'])
    expect(readFileSync(file, 'utf8')).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
});

it('an editor finds types after npm start, which installs no tools of tests', () => {
  const types = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/@types/'));
  const withReact = types.filter(([path]) => /@types\/(node|react|react-dom|pg)$/.test(path));
  expect(withReact.map(([path, { dev, devOptional }]) => [path, Boolean(dev || devOptional)])).toEqual(
    withReact.map(([path]) => [path, false]),
  );
  expect(withReact).toHaveLength(4);
});
