import type { Coordinates } from '#domain/geography/coordinates.ts';
import { distanceM, earthRadiusM } from '#domain/geography/coordinates.ts';
import { cellsAround } from '#domain/geography/grid.ts';

/** A guest's search as calls to the product and to the bare server. */
export interface GuestCall {
  name: string;
  /** The smaller database with as many rows on a page. */
  small: 'few events' | 'few businesses';
  product: string[];
  bare: string[];
}

/** Queried round robin. */
const towns: Coordinates[] = [
  [52.52, 13.405],
  [53.55, 9.99],
  [50.94, 6.96],
  [50.11, 8.68],
  [51.51, 7.46],
  [48.78, 9.18],
  [51.23, 6.78],
  [51.34, 12.37],
].map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));

function cubeOf({ latitude, longitude }: Coordinates): string {
  const [lat, lon] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const point = [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
  return `(${point.map((part) => part * earthRadiusM).join(', ')})`;
}

const ask = (path: string, values: object) => `/${path}?values=${encodeURIComponent(JSON.stringify(values))}`;
const at = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;
const now = new Date();
const page = {
  limit: 20,
  from: now.toISOString(),
  startsAt: new Date(now.getTime() - 25 * 3_600_000).toISOString(),
  id: '00000000-0000-0000-0000-000000000000',
};

function near(small: GuestCall['small'], radiusM: number): GuestCall {
  return {
    name: `businesses within ${radiusM / 1000} km`,
    small,
    product: towns.map((town) => `businesses?near=${at(town)}&radius_m=${radiusM}`),
    bare: towns.map((town) => ask('near', { ...page, centre: cubeOf(town), radius: radiusM })),
  };
}

function box(small: GuestCall['small'], half: number): GuestCall {
  const boxes = towns.map(({ latitude, longitude }) => {
    const [south, north] = [latitude - half, latitude + half].map((each) => Number(each.toFixed(4)));
    const [west, east] = [longitude - half, longitude + half].map((each) => Number(each.toFixed(4)));
    return { south: south ?? 0, west: west ?? 0, north: north ?? 0, east: east ?? 0 };
  });
  return {
    name: `businesses in a box of ${2 * half}°`,
    small,
    product: boxes.map(({ south, west, north, east }) => `businesses?bbox=${south},${west},${north},${east}`),
    bare: boxes.map((each, index) => {
      const centre = towns[index] ?? { latitude: 0, longitude: 0 };
      const radius = distanceM(centre, { latitude: each.south, longitude: each.west });
      return ask('box', { ...page, ...each, centre: cubeOf(centre), radius });
    }),
  };
}

function nearFeed(small: GuestCall['small'], radiusM: number): GuestCall {
  const values = towns.map((town) => {
    const { isWide, cells } = cellsAround(town, radiusM);
    const named = Object.fromEntries(cells.map((cell, index) => [`cell${index}`, cell]));
    return { path: `feed_${isWide ? 'wideCell' : 'cell'}`, values: { ...page, ...town, ...named, radius: radiusM } };
  });
  return {
    name: `events within ${radiusM / 1000} km`,
    small,
    product: towns.map((town) => `feed?near=${at(town)}&radius_m=${radiusM}`),
    bare: values.map(({ path, values }) => ask(path, values)),
  };
}

function words(
  name: string,
  small: GuestCall['small'],
  path: 'businesses' | 'feed',
  q: string,
  query: string,
): GuestCall {
  return {
    name,
    small,
    product: [`${path}?q=${encodeURIComponent(q)}`],
    bare: [ask(path === 'feed' ? 'feed_words' : 'words', { ...page, words: query })],
  };
}

export const guestCalls: GuestCall[] = [
  near('few businesses', 50_000),
  near('few businesses', 5_000),
  box('few businesses', 0.1),
  words('businesses by a rare word', 'few businesses', 'businesses', 'zwetschge', "'zwetschge' | 'zwetschg'"),
  words('the same with a typing error', 'few businesses', 'businesses', 'zwetschke', "'zwetschge'"),
  words('businesses by a frequent word', 'few businesses', 'businesses', 'restaurant', "'restaurant'"),
  nearFeed('few events', 50_000),
  nearFeed('few businesses', 5_000),
  { name: 'events everywhere', small: 'few events', product: ['feed'], bare: [ask('feed', page)] },
  words('events by a rare word', 'few events', 'feed', 'rhabarber', "'rhabarber' | 'rhabarb'"),
  words('the same with a typing error', 'few events', 'feed', 'rabarber', "'rhabarber'"),
  words('events by a frequent word', 'few events', 'feed', 'quiz', "'quiz'"),
  words('events by two words', 'few businesses', 'feed', 'quiz berlin', "'quiz' & 'berlin'"),
];
