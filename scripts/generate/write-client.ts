import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateSource } from 'oazapfts';

const document = fileURLToPath(new URL('../../contract/openapi.json', import.meta.url));
const folder = new URL('../../tests/.generated/', import.meta.url);
const client = new URL('client.ts', folder);

/** Generates the independent client from the OpenAPI document unless it is up to date. */
export async function writeClient(): Promise<void> {
  if (existsSync(client) && statSync(client).mtimeMs > statSync(document).mtimeMs) return;
  const source = await generateSource(document);
  const draft = new URL(`client-${process.pid}.ts`, folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(draft, source);
  renameSync(draft, client);
}

if (import.meta.main) await writeClient();
