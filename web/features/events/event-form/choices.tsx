import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueGroup } from '#domain/catalogue/catalogue.ts';
import { findEntry, labelOf } from '#domain/catalogue/catalogue.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Chip } from '#web/ui/chip.tsx';

/** Tags or interests: choice, limit and texts. */
export type Choice = {
  label: string;
  /** Their price. */
  badge?: ReactNode;
  help: string | undefined;
  /** Shown at the limit. */
  limitHelp: string;
  value: string[];
  max: number;
  onChange: (value: string[]) => void;
  onBeyondMax: (() => void) | undefined;
};

type ChoicesProps = Choice & { keys: readonly string[]; groups: readonly CatalogueGroup[] };

/** Toggles for tags or interests, in one row. */
export function Choices({ keys, groups, label, badge, help, limitHelp, value, max, ...on }: ChoicesProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const messageId = useId();
  const isFull = value.length >= max;
  const message = isFull ? limitHelp : help;
  return (
    <fieldset className="contents" aria-describedby={message ? messageId : undefined}>
      <legend className="sr-only">
        {label} {badge} {t('fields.chosen', { used: value.length, max })}
      </legend>
      {keys.map((key) => {
        const entry = findEntry(groups, key);
        const isOn = value.includes(key);
        return (
          <Chip
            key={key}
            checked={isOn}
            onRefused={on.onBeyondMax}
            aria-disabled={isFull && !isOn ? true : undefined}
            onChange={() => on.onChange(isOn ? value.filter((other) => other !== key) : [...value, key])}
          >
            {entry ? labelOf(entry, language) : key}
          </Chip>
        );
      })}
      {message && (
        <p id={messageId} className="basis-full text-help text-ink-3">
          {message}
        </p>
      )}
    </fieldset>
  );
}
