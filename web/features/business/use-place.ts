import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coordinates } from '#domain/geography/coordinates.ts';
import { distanceM, isInGermany } from '#domain/geography/coordinates.ts';
import { readMapLink } from '#domain/geography/map-link.ts';
import { farFromPostcodeM, postcodeIn, worstDeviceAccuracyM } from '#domain/geography/place.ts';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer, ApiBody } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';

interface Fault {
  kind: 'unreadable' | 'outside' | 'denied' | 'unavailable' | 'inexact';
  /** Accuracy of the device's position, in metres. */
  accuracyM: number;
}

const LOCATE_MS = 15_000;

type PlaceChange = ApiBody<'setPlace'>;

/** The position, set by device, a pasted location, or the postcode. */
export function usePlace(address: string) {
  const { t } = useTranslation('business-data');
  const place = useQuery(queries.place).data?.place;
  const [problem, setProblem] = useState<Fault | null>(null);
  const [isLocating, setIsLocating] = useState(false);
  const [unsure, setUnsure] = useState<{ change: PlaceChange; distance: number } | null>(null);
  const failed = (message: string) => t('place.failed', { message });
  const saving = useAction({
    call: (body: PlaceChange) => dataOf(api.PUT('/business/place', { body })),
    done: () => t('place.saved'),
    failed,
    stale: [queries.place],
  });
  const resetting = useAction({
    call: () => dataOf(api.DELETE('/business/place')),
    done: () => t('place.wasReset'),
    failed,
    stale: [queries.place],
  });

  const refuse = (kind: Fault['kind'], accuracyM = 0) => setProblem({ kind, accuracyM });

  function take(change: PlaceChange) {
    setProblem(null);
    setUnsure(null);
    if (!isInGermany(change)) return refuse('outside');
    const distance = place && postcodeIn(address) ? distanceM(change, place) : 0;
    if (distance > farFromPostcodeM) return setUnsure({ change, distance });
    saving.mutate(change);
  }

  function paste(text: string) {
    const found: Coordinates | null = readMapLink(text);
    if (!found) return refuse('unreadable');
    take(found);
  }

  function locate() {
    setProblem(null);
    if (!('geolocation' in navigator)) return refuse('unavailable');
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setIsLocating(false);
        if (accuracy > worstDeviceAccuracyM) {
          return refuse('inexact', accuracy);
        }
        take({ latitude, longitude, accuracy_m: Math.ceil(accuracy) });
      },
      (error) => {
        setIsLocating(false);
        refuse(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable');
      },
      { enableHighAccuracy: true, timeout: LOCATE_MS, maximumAge: 60_000 },
    );
  }

  return {
    /** Undefined while loading; null without one. */
    place: place as ApiAnswer<'getPlace'>['place'] | undefined,
    fault: problem,
    /** Distance of the unconfirmed place from the postcode, in metres. */
    far: unsure?.distance ?? null,
    isLocating,
    isSaving: saving.isPending,
    locate,
    paste,
    confirm() {
      if (unsure) saving.mutate(unsure.change, { onSettled: () => setUnsure(null) });
    },
    reset: () => resetting.mutate(),
    clear() {
      setProblem(null);
      setUnsure(null);
    },
  };
}
