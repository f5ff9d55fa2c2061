import { useTranslation } from 'react-i18next';
import { farFromPostcodeM } from '#domain/geography/place.ts';
import { formatInstant, formatMetres } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { Case } from './use-review.ts';

/** Location on the map, and whether it matches the address. */
export function CaseLocation({ location }: { location: Case['location'] }) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const { place, located_at: locatedAt, postcode, distance_m: distance } = location;
  const metres = (value: number) => formatMetres(value, language);
  return (
    <Disclosure id="location" title={t('case.location')}>
      {place ? (
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <div className="min-w-0">
            <dt className="text-ink-2 text-small">{t('location.coordinates')}</dt>
            <dd className="grid justify-items-start">
              <span className="select-all font-medium tabular-nums">
                {place.latitude.toFixed(5)}, {place.longitude.toFixed(5)}
              </span>
              <a
                href={`geo:${place.latitude},${place.longitude}?q=${place.latitude},${place.longitude}`}
                className="text-link inline-flex min-h-11 items-center text-small"
              >
                {t('location.open')}
              </a>
            </dd>
          </div>
          <div className="min-w-0">
            <dt className="text-ink-2 text-small">{t('location.source')}</dt>
            <dd className="font-medium">
              {t(`location.sources.${place.source}`, { accuracy: metres(place.accuracy_m) })}
            </dd>
          </div>
          {postcode && distance !== null && (
            <div className="min-w-0">
              <dt className="text-ink-2 text-small">{t('location.distance', { postcode })}</dt>
              <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium">{metres(distance)}</span>
                {distance > farFromPostcodeM && <Badge tone="amber">{t('location.far')}</Badge>}
              </dd>
            </div>
          )}
          {locatedAt && (
            <div className="min-w-0">
              <dt className="text-ink-2 text-small">{t('location.since')}</dt>
              <dd className="font-medium">{formatInstant(locatedAt, language)}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p className="font-medium">{t('location.none')}</p>
      )}
    </Disclosure>
  );
}
