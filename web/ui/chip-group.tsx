import type { ReactNode } from 'react';
import { Chip } from './chip.tsx';
import { FieldGroup } from './field-group.tsx';

type ChipOption<Value extends string> = { value: Value; label: ReactNode };

type ChipGroupProps<Value extends string> = {
  label: ReactNode;
  hideLabel?: boolean;
  /** "3 of 5". */
  counter?: string;
  help?: ReactNode;
  /** Replaces the help at the limit. */
  limitHelp?: ReactNode;
  error?: string | null;
  /** A flat list, or lists with headings. */
  options: ChipOption<Value>[] | { heading: string; options: ChipOption<Value>[] }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  onBlur?: () => void;
  max?: number;
  onBeyondMax?: () => void;
  className?: string;
};

/** At the limit, chips stay focusable but do not react. */
export function ChipGroup<Value extends string>({ value, onChange, max = Infinity, ...props }: ChipGroupProps<Value>) {
  const isFull = value.length >= max;
  const groups = props.options.map((entry) => ('heading' in entry ? entry : { heading: '', options: [entry] }));
  const isGrouped = groups.some((group) => group.heading);
  const shown = isGrouped ? groups : [{ heading: '', options: groups.flatMap((group) => group.options) }];

  function toggle(option: Value, isOn: boolean) {
    onChange(isOn ? [...value, option] : value.filter((other) => other !== option));
  }

  return (
    <FieldGroup
      className={props.className}
      label={props.label}
      hideLabel={props.hideLabel}
      counter={props.counter}
      error={props.error}
      help={isFull && props.limitHelp ? props.limitHelp : props.help}
    >
      <div className="grid gap-4.5">
        {shown.map((group) => (
          <div key={group.heading}>
            {group.heading && <p className="mb-1.5 text-ink-3 text-small">{group.heading}</p>}
            <div className="flex flex-wrap gap-2 *:whitespace-normal">
              {group.options.map((option) => {
                const isOn = value.includes(option.value);
                return (
                  <Chip
                    key={option.value}
                    checked={isOn}
                    onBlur={props.onBlur}
                    onRefused={props.onBeyondMax}
                    aria-disabled={isFull && !isOn ? true : undefined}
                    onChange={(event) => toggle(option.value, event.target.checked)}
                  >
                    {option.label}
                  </Chip>
                );
              })}
            </div>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
