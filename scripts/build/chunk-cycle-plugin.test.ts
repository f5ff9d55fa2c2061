import { expect, test } from 'vitest';
import { findChunkCycle } from './chunk-cycle-plugin.ts';

test('files that import each other are named in the order of the circle', () => {
  const chunks = [
    { fileName: 'login.js', imports: ['shared.js'] },
    { fileName: 'shared.js', imports: ['react.js', 'queries.js'] },
    { fileName: 'queries.js', imports: ['shared.js'] },
    { fileName: 'react.js', imports: [] },
  ];
  expect(findChunkCycle(chunks)).toEqual(['shared.js', 'queries.js', 'shared.js']);
});

test('files that two others share make no circle', () => {
  const chunks = [
    { fileName: 'login.js', imports: ['shared.js', 'react.js'] },
    { fileName: 'shared.js', imports: ['react.js'] },
    { fileName: 'react.js', imports: ['outside.js'] },
  ];
  expect(findChunkCycle(chunks)).toEqual([]);
});
