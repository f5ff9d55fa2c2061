import { useTranslation } from 'react-i18next';
import { freePlaces, takenPlaces } from '#domain/events/participation.ts';
import type { ApiAnswer } from '#web/api/paths.ts';

type Admission = Pick<ApiAnswer<'readAppEvent'>, 'capacity' | 'waiting_list' | 'participant_counts'>;

/** Places left; without a limit the participants. */
export function usePlacesText(): (event: Admission) => string {
  const { t } = useTranslation('guest-phone');
  return ({ capacity, waiting_list: hasList, participant_counts: counts }) => {
    if (capacity === null) return t('places.in', { count: counts.joined });
    const free = freePlaces({ capacity }, takenPlaces(counts));
    if (free > 0) return t('places.free', { count: free });
    return t(hasList ? 'places.waitingList' : 'places.full');
  };
}
