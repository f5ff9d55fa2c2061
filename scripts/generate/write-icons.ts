import { spawnSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import imports from 'lucide-react/dynamicIconImports';
import { Problem, runMain, say } from '../start/process.js';

type Node = [tag: string, attributes: Record<string, string>];

const folder = 'web/ui/icons';

/** The shapes of one of Lucide's icons, without what only its own renderer needs. */
async function shapesOf(name: string): Promise<Node[]> {
  // What Lucide draws an icon of stands beside its component, in no type.
  const icon = Object(await Object(imports)[name]?.());
  if (icon.__iconData?.name !== name) throw new Problem(`Lucide has no icon by the name ${name}.`);
  return icon.__iconData.node.map(([tag, { key: _, ...attributes }]: Node) => [tag, attributes]);
}

/**
 * Copies icons of Lucide to `web/ui/icons`: those named, by the names on lucide.dev, and anew all that are there already. Run it after
 * an update of `lucide-react`. `npm run icons -- door-open`
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
