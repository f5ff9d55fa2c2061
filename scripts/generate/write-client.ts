import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateSource } from 'oazapfts';
import { audiences, documentPath } from '#contract/shared/audience.ts';
import { wholeDocument } from '#contract/shared/whole-document.ts';
import { writeKit } from './write-kit.ts';

const documents = audiences.map((each) => new URL(`../../${documentPath(each)}`, import.meta.url));
const folder = new URL('../../tests/.generated/', import.meta.url);
const client = new URL('client.ts', folder);

/** Generates the independent client of all audiences unless it is up to date. */
async function writeClient(): Promise<void> {
  const changed = Math.max(...documents.map((document) => statSync(document).mtimeMs));
  if (existsSync(client) && statSync(client).mtimeMs > changed) return;
  const whole = wholeDocument(documents.map((document) => JSON.parse(readFileSync(document, 'utf8'))));
  mkdirSync(folder, { recursive: true });
  const description = new URL(`openapi-${process.pid}.json`, folder);
  writeFileSync(description, JSON.stringify(whole));
  const source = await generateSource(fileURLToPath(description));
  rmSync(description);
  const draft = new URL(`client-${process.pid}.ts`, folder);
  writeFileSync(draft, source);
  renameSync(draft, client);
}

/** Generates everything that is not committed. */
export async function writeGenerated(): Promise<void> {
  await Promise.all([writeClient(), writeKit()]);
}

if (import.meta.main) await writeGenerated();
