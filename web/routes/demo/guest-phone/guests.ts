import type { Coordinates } from '#domain/geography/coordinates.ts';

/** Fictional guests; ids as in the app. */
export const guests = [
  { id: 'demo-guest-jana', name: 'Jana', colour: 'text-pic-tomato' },
  { id: 'demo-guest-emre', name: 'Emre', colour: 'text-pic-green' },
  { id: 'demo-guest-toni', name: 'Toni', colour: 'text-pic-berry' },
] as const;
export type Guest = (typeof guests)[number];

/** Positions near the demo's businesses, instead of the real one. */
export const spots = [
  { key: 'reuter', latitude: 52.4886, longitude: 13.4322 },
  { key: 'maybach', latitude: 52.495, longitude: 13.423 },
  { key: 'hermann', latitude: 52.4869, longitude: 13.4246 },
] as const satisfies readonly (Coordinates & { key: string })[];
export type Spot = (typeof spots)[number];

/** Made-up push report, in people; the demo has only three guests. */
export const inventedAudience = { audience: 640, sent: 640, delivered: 612, opened: 74 };
