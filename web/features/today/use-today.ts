import { useQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

export type TodayData = ApiAnswer<'getToday'>;

/** Dashboard data; guests since `since` are new. */
export function useTodaySince(since: string | null) {
  return { ...useQuery(queries.todaySince(since)), since };
}

export type TodayRead = ReturnType<typeof useTodaySince>;
