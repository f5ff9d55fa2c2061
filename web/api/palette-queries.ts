import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { readsOf } from './read.ts';

const { read } = readsOf(api);

/** Results of the palette; the previous ones stay visible while loading. */
export const paletteQueries = {
  events: (q: string) =>
    queryOptions({
      ...read('/events', { query: { q, limit: 50 } }),
      queryKey: ['events', 'found', q],
      placeholderData: keepPreviousData,
    }),
  guests: (q: string) =>
    queryOptions({
      ...read('/participants', { query: { q, limit: 6 } }),
      queryKey: ['participants', 'found', q],
      placeholderData: keepPreviousData,
    }),
};
