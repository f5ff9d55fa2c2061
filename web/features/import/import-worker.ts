import type { ImportChoices } from '#domain/import/read-import.ts';
import { readImport } from '#domain/import/read-import.ts';
import { UnreadableFile } from '#domain/import/result.ts';

type Question = MessageEvent<{ source: Uint8Array | string; choices: ImportChoices }>;

self.addEventListener('message', ({ data: { source, choices } }: Question) => {
  try {
    self.postMessage(readImport(source, choices));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    self.postMessage(error.problem);
  }
});
self.postMessage('ready');
