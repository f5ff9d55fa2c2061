import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/api/queries.ts';
import type { EventInShort } from '../event/listed-fields.ts';
import { isEventOver } from '../event/use-events.ts';

/** Whether the event is an upcoming date of an active series, so actions may apply to others. */
export function useIsInSeries(): (event: EventInShort) => boolean {
  const running = useQuery(queries.runningSeries).data?.data;
  return (event) => running?.some(({ id }) => id === event.series_id) === true && !isEventOver(event);
}
