/** Has the style sheet show the fonts of the system until the scripts are there, and then those of the page, all at once. */
export async function showFontsAfter(scripts: Promise<unknown>): Promise<void> {
  const { documentElement, fonts } = document;
  documentElement.dataset.fonts = 'later';
  await scripts;
  // One that cannot be had is left to the style sheet.
  await Promise.allSettled(['1em "Instrument Sans"', '800 1em "Bricolage Grotesque"'].map((font) => fonts.load(font)));
  delete documentElement.dataset.fonts;
}
