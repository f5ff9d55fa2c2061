import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { guestQueries } from '#web/api/guest-queries.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { spots } from '../guests.ts';
import { EventRow } from '../parts/event-row.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { RankingLink } from '../parts/ranking-link.tsx';
import { ScreenTitle } from '../parts/screen-title.tsx';
import { usePhone } from '../use-phone.ts';
import { Radar } from './radar.tsx';

const RADIUS_M = 1000;

/** Events and businesses within a kilometre. */
export function Near() {
  const { t } = useTranslation('guest-phone');
  const { spot } = usePhone();
  const near = { near: spot, radius: RADIUS_M, q: '' };
  const events = useQuery(guestQueries.events({ ...near, to: null }));
  const businesses = useQuery(guestQueries.businesses(near));
  return (
    <>
      <ScreenTitle>{t('near.title')}</ScreenTitle>
      <SpotSelect />
      <Loaded of={events}>
        {({ data }) => {
          const byDistance = data.toSorted((a, b) => (a.distance_m ?? 0) - (b.distance_m ?? 0));
          const busy = new Set(data.map(({ business }) => business.id));
          const houses = (businesses.data?.data ?? []).filter((one) => one.open_state.is_open && !busy.has(one.id));
          return (
            <>
              <Radar events={byDistance} houses={houses} />
              {data.length === 0 ? (
                <EmptyState drawing={<EmptyScene of="board" />} title={t('near.empty')} headingLevel="h2">
                  {t('near.emptyText')}
                </EmptyState>
              ) : (
                <section aria-label={t('near.list')} className="grid gap-3">
                  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <h2 className="text-h4">{t('near.list')}</h2>
                    <p className="text-ink-2 text-small">{t('near.count', { count: data.length })}</p>
                  </div>
                  {byDistance
                    .toSorted((a, b) => Number(b.placement === 'paid') - Number(a.placement === 'paid'))
                    .map((event) => (
                      <EventRow key={event.id} event={event} />
                    ))}
                  <RankingLink />
                </section>
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** Chooses a fixed position of the demo. */
function SpotSelect() {
  const { t } = useTranslation('guest-phone');
  const { spot, chooseSpot } = usePhone();
  return (
    <Select
      label={t('spot.label')}
      hideLabel
      value={spot.key}
      onChange={({ target }) => chooseSpot(target.value)}
      options={spots.map(({ key }) => ({ value: key, label: t(`spot.${key}`) }))}
    />
  );
}
