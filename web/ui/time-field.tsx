import type { ComponentProps } from 'react';
import { lazy, useRef, useState } from 'react';
import { parseTime, stepTime } from '#domain/shared/parse-time.ts';
import { Clock } from './icons/clock.ts';
import { PopupButton } from './popup-button.tsx';
import { TextInput } from './text-input.tsx';

const TimeList = lazy(async () => ({ default: (await import('./time-list.tsx')).TimeList }));

type TimeFieldProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onFocus' | 'type' | 'end'> & {
  /** HH:mm, empty, or what was typed and is no time. */
  value: string;
  onChange: (value: string) => void;
  /** The person has finished typing another time than the one before. */
  onMoved?: ((move: { from: string; to: string }) => void) | undefined;
  /** Name of the button that opens a list of times; without it there is none. */
  listLabel?: string | undefined;
};

/**
 * A time of day from 00:00 to 23:59, typed as one likes and written out on leaving the field, moved with the arrow keys, or chosen
 * from a list. Whoever uses it refuses what `parseTime` refuses: a browser's own field shows the device's language, and half a time
 * as none.
 */
export function TimeField({ value, onChange, onMoved, onBlur, listLabel, ...input }: TimeFieldProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  /** The text while somebody types, and the value before. */
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
