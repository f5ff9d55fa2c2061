import { readFile } from 'node:fs/promises';
import type { Compressed } from '#server/pages/compressed.ts';
import { answer, compress } from '#server/pages/compressed.ts';

const file = new URL('../../contract/openapi.json', import.meta.url);
const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };

let document: Compressed | undefined;

/** Sends the published description of the API: the file that `npm test` compares with the contract, without its spaces. Kept once it was asked for. */
export async function sendOpenApi(request: Request): Promise<Response> {
  document ??= await compress(Buffer.from(JSON.stringify(JSON.parse(await readFile(file, 'utf8')))));
  return answer(request, document, headers);
}
