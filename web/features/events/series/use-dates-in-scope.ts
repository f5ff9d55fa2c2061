import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/api/queries.ts';
import type { EventInShort } from '../event/listed-fields.ts';
import type { Scope } from './scope-choice.tsx';

/** Upcoming dates in a scope. */
export function useDatesInScope(event: EventInShort | null, scope: Scope, isOpen: boolean) {
  const series = useQuery({ ...queries.series(event?.series_id ?? ''), enabled: isOpen });
  const from = scope === 'all' ? '' : (event?.series_date ?? '');
  const dates = series.data?.dates.filter(({ series_date: day }) => day >= from) ?? [];
  return { isKnown: series.data !== undefined, dates };
}
