import { readFile } from 'node:fs/promises';
import type { Compressed } from '#server/pages/compressed.ts';
import { compress, respond } from '#server/pages/compressed.ts';

const files = {
  public: new URL('../../contract/openapi.json', import.meta.url),
  app: new URL('../../contract/openapi-app.json', import.meta.url),
  events: new URL('../../contract/asyncapi.json', import.meta.url),
};
const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };

const documents = new Map<keyof typeof files, Compressed>();

const readJson = async (file: URL): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** Sends a document of `contract/` minified; cached after the first request. */
export async function sendDocument(request: Request, name: keyof typeof files): Promise<Response> {
  const known = documents.get(name);
  const document = known ?? (await compress(Buffer.from(JSON.stringify(await readJson(files[name])))));
  documents.set(name, document);
  return respond(request, document, headers);
}
