import { useQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useLastLook } from './use-last-look.ts';

export type TodayData = ApiAnswer<'getToday'>;

/** What the dashboard opens with. Call it once for a screen: it counts as a look. */
export function useToday() {
  const since = useLastLook();
  return { ...useQuery(queries.todaySince(since)), since };
}

export type TodayRead = ReturnType<typeof useToday>;
