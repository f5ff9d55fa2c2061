import { useTranslation } from 'react-i18next';
import { findEntry, labelOf } from '#domain/catalogue/catalogue.ts';
import { characteristicGroups } from '#domain/catalogue/characteristics.ts';
import { tagLabel } from '#domain/catalogue/tags.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Search } from '#web/ui/icons/search.ts';
import { X } from '#web/ui/icons/x.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Choice } from './choices.tsx';

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

/** All chosen ones, including tags outside the catalogue, each removable. */
export function ChosenChips({ tags, interests }: { tags: Choice; interests: Choice }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const nameOf = (key: string) => {
    const entry = findEntry(characteristicGroups, key);
    return entry ? labelOf(entry, language) : key;
  };
  const chosen = [
    ...tags.value.map((key) => ({ key, choice: tags, name: tagLabel(key, language) })),
    ...interests.value.map((key) => ({ key, choice: interests, name: nameOf(key) })),
  ];
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t('audience.chosen')} className="flex flex-wrap gap-2">
      {chosen.map(({ key, choice, name }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={t('audience.remove', { name, kind: choice.label })}
            onClick={({ currentTarget }) => {
              neighbourOf(currentTarget)?.focus();
              choice.onChange(choice.value.filter((other) => other !== key));
            }}
            className="inline-flex min-h-11 items-center gap-2 rounded-field md:pointer-fine:min-h-9 bg-ink px-3.5 font-semibold text-paper text-small"
          >
            {name}
            <Icon of={X} size={16} className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Next focus after a chip is removed: the following or previous one. */
function neighbourOf(button: HTMLElement): HTMLElement | null | undefined {
  const item = button.closest('li');
  return (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
}
