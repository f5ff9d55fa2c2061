import { globSync } from 'node:fs';
import { basename } from 'node:path';
import imports from 'lucide-react/dynamicIconImports';
import { expect, test } from 'vitest';
import type { IconShape } from '../icon.tsx';

const names = globSync('web/ui/icons/*.ts')
  .map((path) => basename(path, '.ts'))
  .filter((name) => name !== 'icons.test');

test.for(names)('%s is drawn as Lucide draws it', async (name) => {
  const [shape] = Object.values<IconShape>(await import(`./${name}.ts`));
  const { __iconData: lucide } = Object(await Object(imports)[name]?.());
  expect(lucide?.name).toBe(name);
  expect(shape).toEqual(
    lucide.node.map(([element, { key: _, ...attributes }]: [string, Record<string, string>]) => [element, attributes]),
  );
});
