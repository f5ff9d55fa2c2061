import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import web from '../../react-router.config.ts';
import { root } from '../start/process.js';
import { builtServer } from './build.js';

it('a build of the web alone, which deletes its folder first, leaves the server there', () => {
  expect(relative(join(root, web.buildDirectory), builtServer)).toMatch(/^\.\./);
});
