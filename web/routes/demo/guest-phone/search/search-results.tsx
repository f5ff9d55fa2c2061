import { useTranslation } from 'react-i18next';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BusinessRow } from '../parts/business-row.tsx';
import { EventRow } from '../parts/event-row.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { RankingLink } from '../parts/ranking-link.tsx';
import type { Filter } from './filters.ts';
import { filterBusinesses, filterEvents } from './filters.ts';
import { useFound } from './use-search.ts';

/** Results with their number, events first. */
export function SearchResults({ q, on }: { q: string; on: ReadonlySet<Filter> }) {
  const { t } = useTranslation('guest-phone');
  const found = useFound(q, on);
  const now = new Date();
  return (
    <Loaded of={found.events}>
      {(page) => {
        const events = filterEvents(page.data, on, now);
        const businesses = filterBusinesses(found.businesses.data?.data ?? [], on, now);
        const counts = {
          events: t('search.events', { count: events.length }),
          businesses: t('search.businesses', { count: businesses.length }),
        };
        return (
          <>
            <p role="status" className="text-ink-2 text-small">
              {q ? t('search.foundFor', { ...counts, q }) : t('search.found', counts)}
              {page.next_cursor && ` ${t('search.more')}`}
            </p>
            <section aria-label={t('search.results')} className="grid gap-3">
              <h2 className="sr-only">{t('search.results')}</h2>
              {events.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
              {businesses.map((business) => (
                <BusinessRow key={business.id} business={business} />
              ))}
            </section>
            {events.length + businesses.length > 0 && <RankingLink />}
            {events.length + businesses.length === 0 && found.businesses.data && (
              <EmptyState drawing={<EmptyScene of="search" />} title={t('search.empty')} headingLevel="h3">
                {t('search.emptyText')}
              </EmptyState>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
