import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { reviewLengths } from '#domain/verification/decisions.ts';
import { caseLists } from '#domain/verification/status.ts';
import type { CaseFilter } from '#web/api/review-queries.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ChipLink } from '#web/ui/chip.tsx';
import { ArrowDownUp } from '#web/ui/icons/arrow-down-up.ts';
import { Search } from '#web/ui/icons/search.ts';
import { scrollRow } from '#web/ui/scroll-row.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { listPath } from './filter.ts';

const PAUSE_MS = 300;

/** Stored in the address. */
export function ListFilter({ filter, counts }: { filter: CaseFilter; counts: Record<string, number> | undefined }) {
  const { t } = useTranslation('review');
  const { status, q, sort } = filter;
  return (
    <div className="grid grid-cols-1 gap-4 md:flex md:flex-wrap md:items-end md:justify-between">
      <nav aria-label={t('list.filter')} className={scrollRow}>
        {q !== '' && (
          <ChipLink to={listPath({ q, sort })} current={status === 'all'}>
            {t('status.all')}
          </ChipLink>
        )}
        {caseLists.map((option) => (
          <ChipLink key={option} to={listPath({ status: option, q, sort })} current={option === status}>
            {t('list.filterOption', { status: t(`status.${option}`), number: counts?.[option] ?? '' }).trim()}
          </ChipLink>
        ))}
      </nav>
      <div className="flex items-center gap-3 max-sm:w-full">
        <SearchField filter={filter} />
        {status !== 'changes' && (
          <ButtonLink
            to={listPath({ status, q, sort: sort === 'newest' ? 'oldest' : 'newest' })}
            preventScrollReset
            variant="quiet"
            size="compact"
            icon={ArrowDownUp}
            className="max-sm:px-3"
          >
            <span className="max-sm:sr-only">{t(`list.${sort}`)}</span>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function SearchField({ filter }: { filter: CaseFilter }) {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  const [text, setText] = useState(filter.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(filter.q);

  // Follows the address after Back and "clear".
  useEffect(() => {
    if (filter.q === sent.current) return;
    sent.current = filter.q;
    setText(filter.q);
  }, [filter.q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(value: string) {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = value.trim();
      const isUsual = filter.q === '' && filter.status === 'pending';
      const to = listPath({ ...filter, status: isUsual ? 'all' : filter.status, q: value.trim(), page: 1 });
      void navigate(to, { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  }

  return (
    <TextInput
      label={t('list.search')}
      hideLabel
      type="search"
      icon={Search}
      placeholder={t('list.searchHint')}
      maxLength={reviewLengths.search}
      value={text}
      onChange={(event) => search(event.target.value)}
      className="w-64 max-sm:flex-1"
    />
  );
}
