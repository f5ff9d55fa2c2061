import { useTranslation } from 'react-i18next';
import { Search } from '#web/ui/icons/search.ts';
import { TextInput } from '#web/ui/text-input.tsx';

type AudienceSearchProps = {
  query: string;
  onQuery: (query: string) => void;
  onEnter: () => void;
  /** Number of hits. */
  status: string;
};

/** Enter chooses the best hit, Escape clears the search. */
export function AudienceSearch({ query, onQuery, onEnter, status }: AudienceSearchProps) {
  const { t } = useTranslation('events');
  return (
    <div className="min-w-56 flex-1">
      <TextInput
        type="search"
        label={t('audience.search')}
        hideLabel
        placeholder={t('audience.search')}
        icon={Search}
        autoComplete="off"
        enterKeyHint="done"
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            onEnter();
          }
          // The first Escape clears the search, the next closes the dialog.
          if (event.key === 'Escape' && query !== '') {
            event.preventDefault();
            event.stopPropagation();
            onQuery('');
          }
        }}
      />
      <p role="status" className={status ? 'mt-1.5 text-help text-ink-3' : 'sr-only'}>
        {status}
      </p>
    </div>
  );
}
