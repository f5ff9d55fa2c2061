import type { PictureRequest, PictureResponse } from '#server/adapters/pictures/tasks.ts';
import type { Typesetter } from '#server/adapters/pictures/typefaces.ts';

const mostBytes = Number(process.argv[2]);
/** Milliseconds between memory checks. */
const WATCH_MS = 50;

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.exit(1);
}, WATCH_MS).unref();

let typesetter: Promise<Typesetter> | undefined;

async function draw(input: Extract<PictureRequest, { task: 'draw' }>['input']) {
  const [{ drawDrawing }, { loadTypesetter }] = await Promise.all([
    import('#server/adapters/pictures/draw-drawing.ts'),
    import('#server/adapters/pictures/typefaces.ts'),
  ]);
  typesetter ??= loadTypesetter();
  return drawDrawing(await typesetter, input);
}

async function invoice(input: Extract<PictureRequest, { task: 'invoice' }>['input']) {
  const [{ drawInvoice }, { loadTypesetter }] = await Promise.all([
    import('#server/adapters/pictures/draw-invoice.ts'),
    import('#server/adapters/pictures/typefaces.ts'),
  ]);
  typesetter ??= loadTypesetter();
  return drawInvoice(await typesetter, input);
}

async function encode(input: Uint8Array) {
  const { encodeContent } = await import('#server/adapters/pictures/encode-content.ts');
  return encodeContent(input);
}

async function printDocument(input: Extract<PictureRequest, { task: 'document' }>['input']) {
  const { drawDocument } = await import('#server/adapters/pictures/draw-document.ts');
  return drawDocument(input);
}

async function work(request: PictureRequest): Promise<unknown> {
  if (request.task === 'draw') return draw(request.input);
  if (request.task === 'invoice') return invoice(request.input);
  return request.task === 'encode' ? encode(request.input) : printDocument(request.input);
}

process.on('message', async (request: PictureRequest) => {
  const { id } = request;
  const answer = (rest: { output: unknown } | { error: unknown }) => process.send?.({ id, ...rest } as PictureResponse);
  try {
    answer({ output: await work(request) });
  } catch (error) {
    answer({ error });
  }
});
// The parent ended.
process.once('disconnect', () => process.exit());
