import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueGroup } from '#domain/catalogue/catalogue.ts';
import { findEntry, labelOf } from '#domain/catalogue/catalogue.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ChipGroup } from '#web/ui/chip-group.tsx';

/** Tags or interests: which are chosen, how many may be, and what is said about them. */
export type Choice = {
  label: string;
  /** Their cost. */
  badge?: ReactNode;
  help: string | undefined;
  /** At the limit: how to free one. */
  limitHelp: string;
  value: string[];
  max: number;
  onChange: (value: string[]) => void;
  onBeyondMax: (() => void) | undefined;
};

type ChoicesProps = Choice & { keys: readonly string[]; groups: readonly CatalogueGroup[] };

/** Some of the tags or interests, to switch on and off. */
export function Choices({ keys, groups, label, badge, ...choice }: ChoicesProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  return (
    <ChipGroup
      {...choice}
      label={
        <span className="inline-flex items-center gap-2">
          {label} {badge}
        </span>
      }
      counter={t('fields.chosen', { used: choice.value.length, max: choice.max })}
      options={keys.map((value) => {
        const entry = findEntry(groups, value);
        return { value, label: entry ? labelOf(entry, language) : value };
      })}
    />
  );
}
