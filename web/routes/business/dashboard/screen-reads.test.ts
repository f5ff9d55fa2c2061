import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rooms, tabs } from '#web/paths.ts';
import { modulesOfScreen } from './screen-reads.ts';

it.each(tabs.flatMap((tab) => [null, ...rooms].map((room) => [tab, room] as const)))(
  'the scripts of the tab %s with the room %s are those of modules that exist',
  (tab, room) => {
    expect(modulesOfScreen(tab, room).filter((module) => !existsSync(module))).toEqual([]);
  },
);
