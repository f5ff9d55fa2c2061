import { spawnSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import imports from 'lucide-react/dynamicIconImports';
import { Problem, runMain, say } from '../start/process.js';

type Node = [tag: string, attributes: Record<string, string>];

const folder = 'web/ui/icons';

/** A Lucide icon's shapes without its renderer's attributes. */
async function shapesOf(name: string): Promise<Node[]> {
  // Lucide's shapes are exported untyped beside the component.
  const icon = Object(await Object(imports)[name]?.());
  if (icon.__iconData?.name !== name) throw new Problem(`Lucide has no icon by the name ${name}.`);
  return icon.__iconData.node.map(([tag, { key: _, ...attributes }]: Node) => [tag, attributes]);
}

/**
 * Copies the named Lucide icons (lucide.dev) to `web/ui/icons` and refreshes the existing ones, e.g. after updating
 * `lucide-react`. `npm run icons -- door-open`
 */
await runMain(async () => {
  const kept = globSync(`${folder}/*.ts`).map((path) => basename(path, '.ts'));
  const names = new Set([...kept.filter((name) => !name.endsWith('.test')), ...process.argv.slice(2)]);
  for (const name of names) {
    const exported = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const shapes = JSON.stringify(await shapesOf(name));
    const head = `import type { IconShape } from '../icon.tsx';`;
    writeFileSync(`${folder}/${name}.ts`, `${head}\n\nexport const ${exported}: IconShape = ${shapes};\n`);
  }
  spawnSync('npx', ['biome', 'check', '--write', folder], { stdio: 'inherit' });
  say(`${names.size} icons written to ${folder}`);
  return 0;
});
