import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Coordinates } from '#domain/geography/coordinates.ts';
import { guestApi } from './guest-client.ts';
import { readsOf } from './read.ts';

const { read } = readsOf(guestApi);

const pointOf = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;

/** A guest's search; only the place is required. */
export type GuestSearch = {
  near: Coordinates;
  /** Metres. */
  radius: number;
  q: string;
  /** Upper limit of the start, ISO 8601. */
  to: string | null;
  day?: string | null;
};

export const guestQueries = {
  /** Key only, for invalidation. */
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
  /** The person's participations, newest first. */
  standing: (user_id: string) => read('/app/people/{user_id}/events', { path: { user_id }, query: { limit: 100 } }),
};
