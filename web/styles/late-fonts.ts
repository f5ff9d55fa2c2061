import type { Tailwind } from './fallback-fonts.ts';
import { fontFaces, scalesOf } from './fallback-fonts.ts';

const roboto = scalesOf(
  ['Roboto', 'Roboto-Regular'],
  ['Roboto Bold', 'Roboto-Bold'],
  [86.4, 90.5, 94.1, 97.2, 103.3],
  [102.6, 102.9],
);

const dejaVu = scalesOf(
  ['DejaVu Sans', 'DejaVuSans'],
  ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
  [68.6, 71.8, 74.7, 77.1, 82],
  [90.3, 81.6],
);

/** Tailwind plugin for first visits with system fonts; phones and Linux lack Arial. */
export default function addLateFonts({ addBase }: Tailwind): void {
  addBase({ '@font-face': fontFaces({ 'as Roboto': roboto, 'as DejaVu': dejaVu }) });
}
