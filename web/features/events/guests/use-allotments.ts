import { useTranslation } from 'react-i18next';
import { api, dataOf, once } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';

export type Allotment = ApiAnswer<'listGuestLists'>['data'][number];
/** Shown once. */
export type ListLink = { name: string; url: string };

/** Actions on one list: a new link, none, and its removal. */
export function useAllotment(eventId: string, { id, name }: Allotment, onLink: (link: ListLink) => void) {
  const { t } = useTranslation('participants');
  const params = { path: { id: eventId, list_id: id } };
  const shared = { failed: (message: string) => t('actFailed', { message }), stale: [queries.participants] };
  const renew = useAction({
    call: (key: string) => dataOf(api.POST('/events/{id}/guest-lists/{list_id}/link', { params, headers: once(key) })),
    done: ({ url }) => {
      onLink({ name, url });
      return undefined;
    },
    ...shared,
  });
  const end = useAction({
    call: () => dataOf(api.DELETE('/events/{id}/guest-lists/{list_id}/link', { params })),
    done: () => t('lists.ended'),
    ...shared,
  });
  const remove = useAction({
    call: () => dataOf(api.DELETE('/events/{id}/guest-lists/{list_id}', { params })),
    done: () => t('lists.removed', { name }),
    ...shared,
  });
  return { renew, end, remove };
}
