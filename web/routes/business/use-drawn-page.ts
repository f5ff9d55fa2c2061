import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { api, dataOf } from '#web/api/client.ts';
import { askForPageSession } from '#web/api/page-session.ts';
import { queries } from '#web/api/queries.ts';
import { session } from '#web/api/session.ts';
import { DrawnPage } from '#web/member/drawn-page.ts';

/** Fetches the page again with a cookie of the stored session. */
async function drawAgain(): Promise<void> {
  const current = await session.fresh();
  if (current && (await askForPageSession(current.access_token))) location.reload();
}

/**
 * Once the screen is there: makes sure that the cookie that it was drawn with and the session that its calls are made with are the same
 * person's, and has a worker keep what the server has read.
 */
export function useDrawnPage(): void {
  const client = useQueryClient();
  const isDrawn = useContext(DrawnPage) !== undefined;
  useEffect(() => {
    if (!isDrawn) return;
    const drawnFor = client.getQueryData(queries.me.queryKey)?.id;
    // A failure is left to the calls of the screen.
    dataOf(api.GET('/me'))
      .then((me) => (drawnFor !== undefined && me.id !== drawnFor ? drawAgain() : undefined))
      .catch(() => undefined);
    if (navigator.serviceWorker?.controller) void client.refetchQueries({ type: 'active' });
  }, [client, isDrawn]);
}
