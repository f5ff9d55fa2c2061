import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Search as Glass } from '#web/ui/icons/search.ts';
import { X } from '#web/ui/icons/x.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { ScreenTitle } from '../parts/screen-title.tsx';
import type { Filter } from './filters.ts';
import { filters, switched } from './filters.ts';
import { SearchResults } from './search-results.tsx';
import { useSearchText } from './use-search.ts';

/** Typos are tolerated by the server. */
export function Search() {
  const { t } = useTranslation('guest-phone');
  const { words, setWords, sent } = useSearchText();
  const [on, setOn] = useState<ReadonlySet<Filter>>(new Set());
  const box = useRef<HTMLDivElement>(null);

  function clear() {
    setWords('');
    box.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <ScreenTitle>{t('search.title')}</ScreenTitle>
      <div ref={box}>
        <TextInput
          type="search"
          label={t('search.label')}
          placeholder={t('search.hint')}
          hideLabel
          icon={Glass}
          value={words}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setWords(target.value)}
          end={words && <IconButton icon={X} label={t('search.clear')} onClick={clear} />}
        />
      </div>
      <fieldset
        aria-label={t('search.filters')}
        className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 scrollbar-none"
      >
        {filters.map((filter) => (
          <Chip
            key={filter}
            checked={on.has(filter)}
            onChange={({ target }) => setOn(switched(on, filter, target.checked))}
          >
            {t(`search.${filter}`)}
          </Chip>
        ))}
      </fieldset>
      <SearchResults q={sent} on={on} />
    </>
  );
}
