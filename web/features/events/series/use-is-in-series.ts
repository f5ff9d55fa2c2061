import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/api/queries.ts';
import type { EventInShort } from '../event/listed-fields.ts';
import { isEventOver } from '../event/use-events.ts';

/** Whether an event is a date to come of a series that has not ended: what is done to it may be meant for others too. */
export function useIsInSeries(): (event: EventInShort) => boolean {
  const running = useQuery(queries.runningSeries).data?.data;
  return (event) => running?.some(({ id }) => id === event.series_id) === true && !isEventOver(event);
}
