import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tabs } from '#web/paths.ts';
import { modulesOfScreen } from './screen-reads.ts';

it.each(tabs)('the scripts of the tab %s are those of modules that exist', (tab) => {
  expect(modulesOfScreen(tab).filter((module) => !existsSync(module))).toEqual([]);
});
