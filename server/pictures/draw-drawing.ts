import { toPng } from '#server/pictures/draw.ts';
import type { Drawing } from '#server/pictures/drawing.ts';
import { drawLinkPicture } from '#server/pictures/link-picture.ts';
import { drawPoster } from '#server/pictures/poster.ts';
import { inInk, logoInInk } from '#server/pictures/print-ink.ts';
import { drawStory } from '#server/pictures/story-picture.ts';
import { toPdf } from '#server/pictures/to-pdf.ts';
import type { Typesetter } from '#server/pictures/typefaces.ts';

/** Wide enough for the share sheet on a screen with two pixels for one. */
const PREVIEW_WIDTH = 600;

/** PNG, or PDF for a poster that is printed. */
export async function drawDrawing(setter: Typesetter, { form, notice, illustration, logo }: Drawing): Promise<Buffer> {
  if (form.form === 'link') return toPng(drawLinkPicture(setter, notice, illustration, logo));
  if (form.form === 'story') return toPng(drawStory(setter, notice, illustration, logo));
  const isBlack = form.ink === 'black';
  const shown = isBlack ? await inInk(illustration) : illustration;
  const poster = drawPoster(setter, notice, shown, { ...form, logo: isBlack && logo ? await logoInInk(logo) : logo });
  if (form.form === 'posterPreview') return toPng(poster, PREVIEW_WIDTH);
  const { title, host: author, language } = notice;
  return toPdf(poster, { size: form.size, title, author, language });
}
