import type { EventSourceMessage } from 'eventsource-parser';
import { useEffect } from 'react';
import type { Stale } from '#web/api/use-refresh.ts';
import { useRefresh } from '#web/api/use-refresh.ts';
import { useMembership } from '#web/member/use-membership.ts';
import { changedBy } from './changed-by.ts';
import { followStream } from './follow-stream.ts';
import { streamParts } from './open-stream.ts';

/** Batches messages into one refetch. */
const GATHER_MS = 250;
/** Milliseconds hidden until the tab disconnects; it catches up when visible. */
const HIDDEN_MS = 60_000;

/** Refetches on stream messages while signed in; without a connection, on focus. */
export function LiveChanges() {
  const refreshAll = useRefresh();
  const businessId = useMembership()?.business_id;

  useEffect(() => {
    if (!businessId) return;
    const stale = new Set<Stale>();
    let gathering: number | undefined;
    let hiding: number | undefined;
    let connection: AbortController | null = null;
    let last: string | null = null;

    function refresh() {
      gathering = undefined;
      void refreshAll(...stale);
      stale.clear();
    }

    function connect() {
      if (connection) return;
      const own = new AbortController();
      connection = own;
      const onMessage = ({ id, event }: EventSourceMessage) => {
        last = id ?? last;
        for (const changed of changedBy(event ?? '')) stale.add(changed);
        if (stale.size > 0) gathering ??= window.setTimeout(refresh, GATHER_MS);
      };
      void followStream({ ...streamParts, onMessage }, own.signal, last);
    }

    function disconnect() {
      connection?.abort();
      connection = null;
    }

    function noticeVisibility() {
      window.clearTimeout(hiding);
      if (document.visibilityState === 'hidden') hiding = window.setTimeout(disconnect, HIDDEN_MS);
      else connect();
    }

    noticeVisibility();
    document.addEventListener('visibilitychange', noticeVisibility);
    return () => {
      document.removeEventListener('visibilitychange', noticeVisibility);
      window.clearTimeout(hiding);
      window.clearTimeout(gathering);
      disconnect();
    };
  }, [businessId, refreshAll]);

  return null;
}
