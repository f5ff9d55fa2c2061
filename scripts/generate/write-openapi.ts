import { readFileSync, writeFileSync } from 'node:fs';
import { buildOpenApi } from '#contract/openapi.ts';

const file = new URL('../../contract/openapi.json', import.meta.url);
const document = `${JSON.stringify(buildOpenApi(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== document) {
    process.stderr.write('contract/openapi.json is not what the contract says: run npm run openapi\n');
    process.exitCode = 1;
  } else {
    process.stdout.write('contract/openapi.json matches the contract\n');
  }
} else {
  writeFileSync(file, document);
}
