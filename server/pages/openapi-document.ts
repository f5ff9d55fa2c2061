import { readFile } from 'node:fs/promises';
import type { Compressed } from '#server/pages/compressed.ts';
import { compress, respond } from '#server/pages/compressed.ts';

const file = new URL('../../contract/openapi.json', import.meta.url);
const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };

let document: Compressed | undefined;

/** Sends `contract/openapi.json` minified; cached after the first request. */
export async function sendOpenApi(request: Request): Promise<Response> {
  document ??= await compress(Buffer.from(JSON.stringify(JSON.parse(await readFile(file, 'utf8')))));
  return respond(request, document, headers);
}
