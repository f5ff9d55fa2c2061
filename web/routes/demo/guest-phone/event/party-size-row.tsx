import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { sizes } from './party.ts';

type PartySizeRowProps = { value: number; onChange: (size: number) => void };

export function PartySizeRow({ value, onChange }: PartySizeRowProps) {
  const { t } = useTranslation('guest-phone');
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="float-left flex w-full items-baseline justify-between pb-2">
        <span className="text-h4">{t('event.partySize')}</span>
        <span className="text-ink-2 text-small">{t('event.partyMost', { count: sizes.length })}</span>
      </legend>
      <div className="grid grid-cols-6 gap-1.5">
        {sizes.map((size) => (
          <label key={size} className="chip relative min-h-13 justify-center px-0 tabular-nums">
            <input
              type="radio"
              name={name}
              value={size}
              checked={size === value}
              onChange={() => onChange(size)}
              className="covered-input"
            />
            {size}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
