/** Degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Bounding box with islands, in degrees. */
export const germany = { south: 47.2, west: 5.8, north: 55.1, east: 15.1 };

export function isInGermany({ latitude, longitude }: Coordinates): boolean {
  const { south, west, north, east } = germany;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Mean radius in metres, as in the database. */
export const earthRadiusM = 6_371_008.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. */
export function distanceM(a: Coordinates, b: Coordinates): number {
  const [latA, latB] = [radians(a.latitude), radians(b.latitude)];
  const half =
    Math.sin((latB - latA) / 2) ** 2 +
    Math.cos(latA) * Math.cos(latB) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Rounds to seven decimals, about a centimetre. */
export function roundDegrees(value: number): number {
  return Math.round(value * 1e7) / 1e7;
}
