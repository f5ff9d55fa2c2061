import type { ComponentProps } from 'react';
import { lazy, useRef, useState } from 'react';
import { parseTime, stepTime } from '#domain/shared/parse-time.ts';
import { Clock } from './icons/clock.ts';
import { PopupButton } from './popup-button.tsx';
import { TextInput } from './text-input.tsx';

const TimeList = lazy(async () => ({ default: (await import('./time-list.tsx')).TimeList }));

type TimeFieldProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onFocus' | 'type' | 'end'> & {
  /** HH:mm, empty, or the unparsable input. */
  value: string;
  onChange: (value: string) => void;
  /** Called after editing changed the time. */
  onMoved?: ((move: { from: string; to: string }) => void) | undefined;
  /** Name of the list's button; without it there is none. */
  listLabel?: string | undefined;
};

/**
 * A time, 00:00 to 23:59: typed freely, moved by arrow keys, or picked. Callers validate with `parseTime`. Native
 * fields use the device's language and return partial input as empty.
 */
export function TimeField({ value, onChange, onMoved, onBlur, listLabel, ...input }: TimeFieldProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  /** Text being typed, and the value before. */
  const [typing, setTyping] = useState<{ text: string; before: string } | null>(null);

  function settle() {
    if (!typing) return;
    setTyping(null);
    if (typing.before !== value && parseTime(value) !== null) onMoved?.({ from: typing.before, to: value });
  }

  function type(text: string) {
    setTyping({ text, before: typing?.before ?? value });
    onChange(parseTime(text) ?? text);
  }

  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      {...input}
      value={typing?.text ?? value}
      onChange={({ target }) => type(target.value)}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        if (event.altKey) buttonRef.current?.click();
        else type(stepTime(parseTime(value), event.key === 'ArrowUp' ? 1 : -1));
      }}
      end={
        listLabel && (
          <PopupButton ref={buttonRef} icon={Clock} label={listLabel} className="sm:h-77 sm:w-28">
            {(close) => (
              <TimeList
                value={parseTime(value)}
                onChange={(time) => {
                  onChange(time);
                  if (time !== value) onMoved?.({ from: value, to: time });
                  close();
                }}
              />
            )}
          </PopupButton>
        )
      }
    />
  );
}
