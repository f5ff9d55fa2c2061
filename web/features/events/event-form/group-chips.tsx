import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueGroup } from '#domain/catalogue/catalogue.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import type { CharacteristicGroupKey } from '#domain/catalogue/characteristics.ts';
import { characteristicGroups, shownCharacteristics } from '#domain/catalogue/characteristics.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Plus } from '#web/ui/icons/plus.ts';
import { Search } from '#web/ui/icons/search.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { useLatest } from '#web/ui/use-latest.ts';

type Chosen = { value: string[]; max: number; onChange: (value: string[]) => void };

type GroupChipsProps = Chosen & {
  group: CatalogueGroup;
  label: string;
  onBeyondMax: (() => void) | undefined;
  onMore: (() => void) | undefined;
};

/** First entries of a group, and chosen ones. */
export function GroupChips({ group, value, onMore, ...props }: GroupChipsProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const shown = group.entries.filter(({ key }, index) => index < shownCharacteristics || value.includes(key));
  return (
    <>
      <ChipGroup
        {...props}
        hideLabel
        options={shown.map((entry) => ({ value: entry.key, label: labelOf(entry, language) }))}
        value={value}
      />
      {onMore && shown.length < group.entries.length && (
        <Button
          variant="quiet"
          size="compact"
          icon={Plus}
          aria-label={t('fields.moreOf', { group: labelOf(group, language) })}
          onClick={onMore}
          className="mt-1 -ms-4"
        >
          {t('fields.more')}
        </Button>
      )}
    </>
  );
}

type MoreCharacteristicsProps = Chosen & {
  /** The open group. */
  groupKey: CharacteristicGroupKey | null;
  onClose: () => void;
};

/** All entries of a group, with search. */
export function MoreCharacteristics({ groupKey, onClose, value, max, onChange }: MoreCharacteristicsProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const shownKey = useLatest(groupKey);
  const group = characteristicGroups.find(({ key }) => key === shownKey);
  const label = group ? labelOf(group, language) : '';
  const wanted = query.trim().toLowerCase();
  const found = (group?.entries ?? [])
    .map((entry) => ({ value: entry.key as string, label: labelOf(entry, language) }))
    .filter((entry) => entry.label.toLowerCase().includes(wanted));

  function close() {
    setQuery('');
    onClose();
  }

  return (
    <Dialog
      open={groupKey !== null}
      onClose={close}
      title={label}
      closeLabel={t('dialog.close')}
      footer={<Button onClick={close}>{t('fields.moreDone')}</Button>}
    >
      <TextInput
        label={t('fields.moreSearch')}
        type="search"
        icon={Search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="mb-5"
      />
      <ChipGroup
        label={label}
        hideLabel
        counter={t('fields.chosen', { used: value.length, max })}
        limitHelp={t('fields.characteristicsFull')}
        max={max}
        options={found}
        value={value}
        onChange={onChange}
      />
      <p role="status" className="text-ink-2">
        {found.length === 0 && t('fields.moreNone', { query })}
      </p>
    </Dialog>
  );
}
