import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Coordinates } from '#domain/geography/coordinates.ts';
import { guestApi } from './guest-client.ts';
import { readsOf } from './read.ts';

const { read } = readsOf(guestApi);

const pointOf = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;

/** What a guest looks for; everything but the place may be left out. */
export type GuestSearch = {
  near: Coordinates;
  /** Metres. */
  radius: number;
  q: string;
  /** An instant in ISO 8601: only what begins before. */
  to: string | null;
  /** Only events of this day. */
  day?: string | null;
};

/** Everything that the demo's phone reads: the key and the call of each route, once. */
export const guestQueries = {
  /** Everything that may have changed: a key only. */
  all: { queryKey: ['app'] },
  /** Public events, soonest first. */
  events: ({ near, radius, q, to, day }: GuestSearch) =>
    queryOptions({
      ...read('/app/feed', {
        query: {
          near: pointOf(near),
          radius_m: radius,
          limit: 50,
          ...(q && { q }),
          ...(to && { to }),
          ...(day && { day }),
        },
      }),
      placeholderData: keepPreviousData,
    }),
  /** Public businesses, nearest first. */
  businesses: ({ near, radius, q }: Omit<GuestSearch, 'to' | 'day'>) =>
    queryOptions({
      ...read('/app/businesses', { query: { near: pointOf(near), radius_m: radius, limit: 50, ...(q && { q }) } }),
      placeholderData: keepPreviousData,
    }),
  event: (id: string, near: Coordinates) => read('/app/events/{id}', { path: { id }, query: { near: pointOf(near) } }),
  business: (id: string, near: Coordinates) =>
    read('/app/businesses/{id}', { path: { id }, query: { near: pointOf(near) } }),
  /** Where a person stands, newest first. */
  standing: (user_id: string) => read('/app/people/{user_id}/events', { path: { user_id }, query: { limit: 100 } }),
};
