import type { Coordinates } from '#domain/geography/coordinates.ts';
import { roundDegrees } from '#domain/geography/coordinates.ts';

const maxMapLinkLength = 2000;

const number = String.raw`(-?\d{1,3}\.\d{1,15})`;
/** Exact points first, the map's mere viewport last. */
const patterns = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|query|ll|daddr|destination)=(?:loc:)?${number},${number}`),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(`^geo:${number},${number}`),
  new RegExp(`@${number},${number}`),
  new RegExp(`#map=\\d{1,2}(?:\\.\\d{1,4})?/${number}/${number}`),
];
const pair = /^\(?(-?\d{1,3}[.,]\d{1,15})°?\s*[NnOoEe]?\s*[,;\s]\s*(-?\d{1,3}[.,]\d{1,15})°?\s*[NnOoEe]?\)?$/;

/**
 * A link of Google Maps, Apple Maps or OpenStreetMap, a `geo:` URI or a pair of numbers ("52.4861, 13.4303"). Fetches
 * nothing, so short links give null.
 */
export function readMapLink(pasted: string): Coordinates | null {
  const text = pasted.trim();
  if (text.length > maxMapLinkLength) return null;
  const decoded = text.replace(/%2C/gi, ',').replace(/%20|\+/g, '');
  const found = pair.exec(text) ?? firstMatch(decoded);
  if (!found) return null;
  const [latitude, longitude] = [found[1], found[2]].map((part) => Number(part?.replace(',', '.')));
  if (latitude === undefined || longitude === undefined) return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
}

function firstMatch(text: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found;
  }
  return null;
}
