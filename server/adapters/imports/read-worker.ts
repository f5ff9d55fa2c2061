import { parentPort } from 'node:worker_threads';
import type { ImportChoices } from '#domain/import/read-import.ts';
import { readImport } from '#domain/import/read-import.ts';
import { UnreadableFile } from '#domain/import/result.ts';

type Job = { source: Uint8Array | string; choices: ImportChoices };

parentPort?.once('message', ({ source, choices }: Job) => {
  try {
    parentPort?.postMessage({ result: readImport(source, choices) });
  } catch (error) {
    // Anything a parser throws is the file's fault.
    parentPort?.postMessage({ fault: error instanceof UnreadableFile ? error.problem : 'not_text' });
  }
});
parentPort?.postMessage('ready');
