/** Has the style sheet show the fonts of the system until `showLateFonts`. */
export function waitWithFonts(): void {
  document.documentElement.dataset.fonts = 'later';
}

/** Shows the fonts that have waited, all at once. One that cannot be had is left to the style sheet. */
export async function showLateFonts(): Promise<void> {
  const { documentElement, fonts } = document;
  if (!documentElement.dataset.fonts) return;
  await Promise.allSettled(['1em "Instrument Sans"', '800 1em "Bricolage Grotesque"'].map((font) => fonts.load(font)));
  delete documentElement.dataset.fonts;
}
