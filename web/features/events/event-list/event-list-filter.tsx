import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import { eventStatuses } from '#domain/events/lifecycle.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import type { EventFilter } from '#web/api/queries.ts';
import { paths } from '#web/paths.ts';
import { ChipLink } from '#web/ui/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Search } from '#web/ui/icons/search.ts';
import { scrollRow } from '#web/ui/scroll-row.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { sumOf } from '../event/use-events.ts';

const shown = ['published', 'scheduled', 'draft', 'cancelled', 'archived'] as const satisfies readonly EventStatus[];
const TYPING_MS = 300;

export function filterOf(search: URLSearchParams): EventFilter {
  return {
    status: eventStatuses.find((status) => status === search.get('status')),
    q: search.get('q')?.trim() || undefined,
  };
}

/** Address with another filter, without dialogs and edits. */
function withFilter(search: URLSearchParams, { status, q }: EventFilter): string {
  const tab = search.get('tab');
  const next = new URLSearchParams({ ...(tab && { tab }), ...(status && { status }), ...(q && { q }) });
  return `?${next}`;
}

export function ImportLink() {
  const { t } = useTranslation('events');
  return (
    <Link to={paths.importEvents} className="target-44 ms-5 text-link">
      {t('import')}
    </Link>
  );
}

type EventListFilterProps = { counts: ApiAnswer<'listEvents'>['counts'] | undefined; mayImport: boolean };

/** Status chips with counts, and a search, both stored in the address; beside them the import. */
export function EventListFilter({ counts, mayImport }: EventListFilterProps) {
  const { t } = useTranslation('events');
  const [search] = useSearchParams();
  const { status, q } = filterOf(search);
  const all = counts && sumOf(counts);
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <nav aria-label={t('filter.label')} className={cx(scrollRow, 'max-lg:gap-1.5 max-md:w-[calc(100%+2rem)]')}>
        <ChipLink to={withFilter(search, { q })} replace current={status === undefined}>
          {t('filter.all')} {all}
        </ChipLink>
        {shown.map((one) => (
          <ChipLink key={one} to={withFilter(search, { status: one, q })} replace current={status === one}>
            {t(`filter.${one}`)} {counts?.[one]}
          </ChipLink>
        ))}
      </nav>
      <div className="flex items-center max-lg:grow">
        <EventSearch />
        {mayImport && <ImportLink />}
      </div>
    </div>
  );
}

function EventSearch() {
  const { t } = useTranslation('events');
  const [search, setSearch] = useSearchParams();
  const { status, q } = filterOf(search);
  const [typed, setTyped] = useState(q ?? '');
  const [seen, setSeen] = useState(q);
  // The field's own text in the address must not overwrite further input.
  const [sent, setSent] = useState(q);
  if (q !== seen) {
    setSeen(q);
    if (q !== sent) {
      setSent(q);
      setTyped(q ?? '');
    }
  }
  const wanted = typed.trim() || undefined;

  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      setSearch(withFilter(search, { status, q: wanted }), { replace: true, preventScrollReset: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent, status, search, setSearch]);

  return (
    <TextInput
      label={t('filter.search')}
      hideLabel
      placeholder={t('filter.search')}
      type="search"
      icon={Search}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className="grow lg:w-62"
    />
  );
}
