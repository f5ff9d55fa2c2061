/** The Länder by the codes that postcodes and holidays are known by. */
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

/** Every Land, in the order of their names. */
export const lands = Object.keys(landNames) as [Land, ...Land[]];

export function isLand(code: string): code is Land {
  return Object.hasOwn(landNames, code);
}
