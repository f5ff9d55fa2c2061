import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import type { CharacteristicGroupKey } from '#domain/catalogue/characteristics.ts';
import { characteristicGroups, shownCharacteristics } from '#domain/catalogue/characteristics.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { dialogCharacteristics } from '../drafts/event-draft.ts';
import { MoreCharacteristics } from './more-characteristics.tsx';

type CharacteristicsPickerProps = { value: string[]; onChange: (value: string[]) => void };

/** Six groups; each shows its first entries and whatever else is chosen, "More" opens the rest. */
export function CharacteristicsPicker({ value, onChange }: CharacteristicsPickerProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const [opened, setOpened] = useState<CharacteristicGroupKey | null>(null);
  const isFull = value.length >= dialogCharacteristics;
  return (
    <div className="mt-5 grid gap-6">
      <p aria-live="polite" className="-mt-2 min-h-5 text-help text-ink-3">
        {isFull && t('fields.characteristicsFull')}
      </p>
      {characteristicGroups.map((group) => {
        const shown = group.entries.filter(
          ({ key }, index) => index < shownCharacteristics || value.includes(key as string),
        );
        const label = labelOf(group, language);
        return (
          <div key={group.key}>
            <ChipGroup
              label={label}
              max={dialogCharacteristics}
              options={shown.map((entry) => ({ value: entry.key as string, label: labelOf(entry, language) }))}
              value={value}
              onChange={onChange}
            />
            {shown.length < group.entries.length && (
              <Button
                variant="quiet"
                size="compact"
                icon={Plus}
                aria-label={t('fields.moreOf', { group: label })}
                onClick={() => setOpened(group.key)}
                className="mt-1 -ms-4"
              >
                {t('fields.more')}
              </Button>
            )}
          </div>
        );
      })}
      <MoreCharacteristics
        groupKey={opened}
        onClose={() => setOpened(null)}
        value={value}
        max={dialogCharacteristics}
        onChange={onChange}
      />
    </div>
  );
}
