/** Länder by the codes of postcodes and holidays. */
export const landNames = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const;

export type Land = keyof typeof landNames;

/** Sorted by name. */
export const lands = Object.keys(landNames) as [Land, ...Land[]];

export function isLand(code: string): code is Land {
  return Object.hasOwn(landNames, code);
}
