import { useTranslation } from 'react-i18next';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import type { EventInShort } from '../event/listed-fields.ts';
import { useEventFailure } from '../event/use-event-failure.ts';
import { staleEvents } from '../event/use-events.ts';

type EventAction = 'duplicate' | 'archive' | 'withdraw';
type Request = { action: EventAction; event: EventInShort };

const doneTexts = { duplicate: 'duplicated', archive: 'archived', withdraw: 'withdrawn' } as const;

function call(action: EventAction, id: string, key: string): Promise<unknown> {
  const options = { params: { path: { id } }, headers: once(key) };
  if (action === 'duplicate') return api.POST('/events/{id}/duplicate', options);
  return action === 'archive' ? api.POST('/events/{id}/archive', options) : api.POST('/events/{id}/withdraw', options);
}

/** Actions besides editing, publishing and deleting. */
export function useEventAction(onEnd?: () => void) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('other');
  return useAction({
    call: ({ action, event }: Request) => call(action, event.id, newIdempotencyKey()),
    done: (_, { action }) => {
      onEnd?.();
      return t(`actions.${doneTexts[action]}`);
    },
    failed: (_, error) => {
      onEnd?.();
      return failure(error);
    },
    stale: staleEvents,
  });
}
