import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** Fonts of every page: `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`. */
export const preloadedFonts = [bricolage, instrument];
