import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import web from '../../react-router.config.ts';
import { builtServer } from './build.js';
import { root, run } from '../start/process.js';

it('a build of the web alone, which deletes its folder first, leaves the server there', () => {
  expect(relative(join(root, web.buildDirectory), builtServer)).toMatch(/^\.\./);
});

it('what is not urgent leaves the processors to what is', async () => {
  const sayPriority = ['-e', 'process.exit(require("node:os").getPriority())'];
  const usual = await run(process.execPath, sayPriority);
  expect(await run(process.execPath, sayPriority, { isUrgent: false })).toBeGreaterThan(usual);
});
