export const posterSizes = ['a4', 'a5'] as const;
export type PosterSize = (typeof posterSizes)[number];

export const posterInks = ['colour', 'black'] as const;
export type PosterInk = (typeof posterInks)[number];

/** Renderings of an event. A poster is a printable file or its preview. */
export type PictureForm =
  | { form: 'link' }
  | { form: 'story' }
  | { form: 'poster'; size: PosterSize; ink: PosterInk }
  | { form: 'posterPreview'; size: PosterSize; ink: PosterInk };

const inks: Record<PosterInk, string> = { colour: '', black: '-black' };
const POSTER_FILE = /^([0-9a-f]{12})-(a4|a5)(-black)?\.(pdf|png)$/;
const PICTURE_FILE = /^([0-9a-f]{12})(-story)?\.png$/;

function suffixOf(form: PictureForm): string {
  if (form.form === 'link') return '.png';
  if (form.form === 'story') return '-story.png';
  return `-${form.size}${inks[form.ink]}.${form.form === 'poster' ? 'pdf' : 'png'}`;
}

/**
 * Derived from the page's URL or path: `/e/0123456789ab-kneipenquiz` gives `/e/0123456789ab.png`. Any slug is accepted.
 */
export function pictureAddress(page: string, form: PictureForm): string {
  const short = /^(?:.*?)\/e\/[0-9a-f]{12}/.exec(page)?.[0] ?? page;
  return short + suffixOf(form);
}

/** Undefined if unknown. */
export function pictureOf(file: string): { code: string; form: PictureForm } | undefined {
  const [, code, story] = PICTURE_FILE.exec(file) ?? [];
  if (code) return { code, form: { form: story ? 'story' : 'link' } };
  const [, posterCode, size, black, type] = POSTER_FILE.exec(file) ?? [];
  const sheet = posterSizes.find((each) => each === size);
  if (!posterCode || !sheet) return undefined;
  const form = type === 'pdf' ? 'poster' : 'posterPreview';
  return { code: posterCode, form: { form, size: sheet, ink: black ? 'black' : 'colour' } };
}
