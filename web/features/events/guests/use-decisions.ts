import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decision } from '#domain/events/participation.ts';
import { api, dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { staleEvents } from '../event/use-events.ts';
import { outcomeText } from './decision-outcome.ts';
import type { Held } from './hold-decisions.ts';
import { createHold } from './hold-decisions.ts';
import type { Participant } from './use-guests.ts';

type HeldDecision = Held<Participant>;

/**
 * Decides guests' requests. Sent when the undo time is over, the list closes or the tab is hidden, so that no decision
 * is lost and guests get one message.
 */
export function useDecisions(eventId: string) {
  const send = useSend(eventId);
  const [hold] = useState(() =>
    createHold<Participant>({ send: (held) => send.current(held), newKey: newIdempotencyKey, now: () => Date.now() }),
  );
  const held = useSyncExternalStore(hold.subscribe, hold.read, hold.read);

  useEffect(() => {
    const flushHidden = () => document.visibilityState === 'hidden' && hold.flush();
    document.addEventListener('visibilitychange', flushHidden);
    window.addEventListener('pagehide', hold.flush);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('pagehide', hold.flush);
      hold.flush();
    };
  }, [hold]);

  /** Decided people not yet updated in the lists. */
  const decided = useMemo(
    () => new Map(held.flatMap(({ decision, people }) => people.map(({ user_id: id }) => [id, decision]))),
    [held],
  );
  const mine = useMemo(() => new Set(decided.keys()), [decided]);
  return { hold, held, mine };
}

export type Decisions = ReturnType<typeof useDecisions>;
export type Decide = (decision: Decision, people: readonly Participant[]) => void;

function useSend(eventId: string) {
  const { t } = useTranslation('participants');
  const language = useLanguage();
  const { mutateAsync } = useAction({
    call: ({ key, decision, people }: HeldDecision) =>
      dataOf(
        api.POST('/events/{id}/decisions', {
          params: { path: { id: eventId } },
          body: { decision, people: people.map(({ user_id, status }) => ({ user_id, status })) },
          headers: once(key),
          // The page may be unloading.
          keepalive: true,
        }),
      ),
    isRepeatable: true,
    done: ({ data }, held) => outcomeText(data, held, t, language),
    failed: (message) => t('actFailed', { message }),
    stale: [queries.participants, ...staleEvents],
  });
  const send = useRef(mutateAsync);
  send.current = mutateAsync;
  return send;
}
