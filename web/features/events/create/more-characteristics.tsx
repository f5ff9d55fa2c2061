import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import type { CharacteristicGroupKey } from '#domain/catalogue/characteristics.ts';
import { characteristicGroups } from '#domain/catalogue/characteristics.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useLatest } from '#web/ui/use-latest.ts';

type MoreCharacteristicsProps = {
  /** The group that is open, or none. */
  groupKey: CharacteristicGroupKey | null;
  onClose: () => void;
  value: string[];
  max: number;
  onChange: (value: string[]) => void;
};

/** All entries of one group, with a search. */
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
