/** Widths of the headline font at weight 800, stretch 75 %, tracking -0.04 em, in 1/100 em. */
const letterWidths: readonly (readonly [number, string])[] = [
  [0, '\u00ad'],
  [13, ',;.'],
  [15, ":'’ "],
  [21, 'il-/!'],
  [24, 'Ij()'],
  [26, '1'],
  [29, 'ftJ'],
  [32, '?"„'],
  [34, 'r–+“'],
  [36, 'zFL'],
  [39, '7*sE'],
  [41, 'Zeé'],
  [43, 'cT23akovä'],
  [44, 'gxyö5'],
  [45, 'hnuüßS689'],
  [46, 'bdpq04'],
  [48, 'CVABKPÄ'],
  [50, 'DGORÖ#HUÜ'],
  [52, 'XYQ€'],
  [55, 'N'],
  [61, '&'],
  [68, 'mw'],
  [71, 'M'],
  [75, 'W'],
  [80, '@'],
  [86, '%'],
];
const widths = new Map(letterWidths.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));
/** Default width. */
const OTHER = 62;

/** Width in em. */
export function titleWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? OTHER), 0) / 100;
}

/** Width of the longest unbreakable part, in em. */
export function longestWordWidth(text: string): number {
  return Math.max(...text.split(/\s+|(?<=[-–\u00ad])/).map(titleWidth));
}
