import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { writeKit } from '../generate/write-kit.ts';

/* Builds the packages for integrators into their `dist/`: the SDK file by file, the command line as one file. */
const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

await writeKit();
const compiler = pathOf('node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', pathOf('packages/sdk/tsconfig.json')], { stdio: 'inherit' });

const bundle = await rolldown({
  input: pathOf('packages/cli/src/dabei.ts'),
  platform: 'node',
  resolve: { alias: { '@dabei/sdk': pathOf('packages/sdk/src/dabei.ts') } },
});
const program = pathOf('packages/cli/dist/dabei.js');
await bundle.write({ file: program, format: 'esm', minify: false });
chmodSync(program, 0o755);
// The only package that is part of the program.
copyFileSync(pathOf('node_modules/yaml/LICENSE'), pathOf('packages/cli/dist/yaml-license.txt'));
