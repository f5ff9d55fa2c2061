import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { api, dataOf } from '#web/api/client.ts';
import { askForPageSession } from '#web/api/page-session.ts';
import { queries } from '#web/api/queries.ts';
import { session } from '#web/api/session.ts';
import { RenderedPage } from '#web/member/rendered-page.ts';

/** Renews the page session cookie from the stored session and reloads. */
async function reloadWithSession(): Promise<void> {
  const current = await session.fresh();
  if (current && (await askForPageSession(current.access_token))) location.reload();
}

/**
 * Checks that page cookie and session belong to the same person, and refetches server-rendered data so that a worker
 * caches it.
 */
export function useCheckPageSession(): void {
  const client = useQueryClient();
  const isDrawn = useContext(RenderedPage) !== undefined;
  useEffect(() => {
    if (!isDrawn) return;
    const drawnFor = client.getQueryData(queries.me.queryKey)?.id;
    // The screen's own calls report failures.
    dataOf(api.GET('/me'))
      .then((me) => (drawnFor !== undefined && me.id !== drawnFor ? reloadWithSession() : undefined))
      .catch(() => undefined);
    if (navigator.serviceWorker?.controller) void client.refetchQueries({ type: 'active' });
  }, [client, isDrawn]);
}
