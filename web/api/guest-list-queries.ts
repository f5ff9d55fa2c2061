import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from './client.ts';

/** Lists with an allotment; begins like the key of participants, because guests change them. */
export const guestListsOf = (id: string) =>
  queryOptions({
    queryKey: ['participants', id, 'lists'],
    queryFn: ({ signal }) => dataOf(api.GET('/events/{id}/guest-lists', { params: { path: { id } }, signal })),
  });
