import { parentPort } from 'node:worker_threads';
import { drawDrawing } from '#server/pictures/draw-drawing.ts';
import type { Drawing } from '#server/pictures/drawing.ts';
import { loadTypesetter } from '#server/pictures/typefaces.ts';

const typesetter = loadTypesetter();

parentPort?.on('message', async (drawing: Drawing) => {
  try {
    parentPort?.postMessage({ content: await drawDrawing(await typesetter, drawing) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
