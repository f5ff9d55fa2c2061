import type { PictureAnswer, PictureRequest } from '#server/pictures/tasks.ts';
import type { Typesetter } from '#server/pictures/typefaces.ts';

const mostBytes = Number(process.argv[2]);
/** How often memory is looked at, in milliseconds. */
const WATCH_MS = 50;

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.exit(1);
}, WATCH_MS).unref();

let typesetter: Promise<Typesetter> | undefined;

async function draw(input: Extract<PictureRequest, { task: 'draw' }>['input']) {
  const [{ drawDrawing }, { loadTypesetter }] = await Promise.all([
    import('#server/pictures/draw-drawing.ts'),
    import('#server/pictures/typefaces.ts'),
  ]);
  typesetter ??= loadTypesetter();
  return drawDrawing(await typesetter, input);
}

async function encode(input: Uint8Array) {
  const { encodeContent } = await import('#server/pictures/encode-content.ts');
  return encodeContent(input);
}

process.on('message', async (request: PictureRequest) => {
  const { id } = request;
  const answer = (rest: { output: unknown } | { error: unknown }) => process.send?.({ id, ...rest } as PictureAnswer);
  try {
    answer({ output: await (request.task === 'draw' ? draw(request.input) : encode(request.input)) });
  } catch (error) {
    answer({ error });
  }
});
// Whoever asked is gone.
process.once('disconnect', () => process.exit());
