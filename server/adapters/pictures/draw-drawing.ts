import { chooseIllustration } from '#server/adapters/pictures/choose-illustration.ts';
import { toPng } from '#server/adapters/pictures/draw.ts';
import type { Drawing } from '#server/adapters/pictures/drawing.ts';
import { drawLinkPicture } from '#server/adapters/pictures/link-picture.ts';
import type { Illustration, Logo, Notice } from '#server/adapters/pictures/notice.ts';
import { drawPoster } from '#server/adapters/pictures/poster.ts';
import { inInk, logoInInk } from '#server/adapters/pictures/print-ink.ts';
import { readLogo } from '#server/adapters/pictures/read-logo.ts';
import { drawStory } from '#server/adapters/pictures/story-picture.ts';
import type { Drawn } from '#server/adapters/pictures/tasks.ts';
import { toPdf } from '#server/adapters/pictures/to-pdf.ts';
import type { Typesetter } from '#server/adapters/pictures/typefaces.ts';

/** For share sheets at double density. */
const PREVIEW_WIDTH = 600;

interface Shown {
  form: Drawing['form'];
  notice: Notice;
  illustration: Illustration;
  logo: Logo | null;
}

/** PNG, or PDF for posters. */
async function draw(setter: Typesetter, { form, notice, illustration, logo }: Shown): Promise<Buffer> {
  if (form.form === 'link') return toPng(drawLinkPicture(setter, notice, illustration, logo));
  if (form.form === 'story') return toPng(drawStory(setter, notice, illustration, logo));
  const isBlack = form.ink === 'black';
  const shown = isBlack ? await inInk(illustration) : illustration;
  const poster = drawPoster(setter, notice, shown, { ...form, logo: isBlack && logo ? await logoInInk(logo) : logo });
  if (form.form === 'posterPreview') return toPng(poster, PREVIEW_WIDTH);
  const { title, host: author, language } = notice;
  return toPdf(poster, { size: form.size, title, author, language });
}

/** Falls back for unreadable picture or logo. */
export async function drawDrawing(setter: Typesetter, { form, notice, picture, logo }: Drawing): Promise<Drawn> {
  const [illustration, shownLogo] = await Promise.all([
    chooseIllustration(picture, notice.tags),
    logo && readLogo(logo),
  ]);
  const content = await draw(setter, { form, notice, illustration, logo: shownLogo });
  const unreadable: Drawn['unreadable'] = [];
  if (picture && illustration.kind === 'scene') unreadable.push('picture');
  if (logo && !shownLogo) unreadable.push('logo');
  return { content, unreadable };
}
