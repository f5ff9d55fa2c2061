import type { ComponentProps } from 'react';
import { useState } from 'react';
import { parseTime } from '#domain/shared/parse-time.ts';
import { TextInput } from './text-input.tsx';

type TimeFieldProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onFocus' | 'type'> & {
  /** HH:mm, empty, or what was typed and is no time. */
  value: string;
  onChange: (value: string) => void;
  /** The person has finished typing another time than the one before. */
  onMoved?: ((move: { from: string; to: string }) => void) | undefined;
};

/**
 * A time of day from 00:00 to 23:59, typed as one likes and written out on leaving the field. Whoever uses it refuses what `parseTime`
 * refuses: a browser's own field shows the device's language, and half a time as none.
 */
export function TimeField({ value, onChange, onMoved, onBlur, ...input }: TimeFieldProps) {
  /** The text while somebody types, and the value before. */
  const [typing, setTyping] = useState<{ text: string; before: string } | null>(null);

  function settle() {
    if (!typing) return;
    setTyping(null);
    if (typing.before !== value && parseTime(value) !== null) onMoved?.({ from: typing.before, to: value });
  }

  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      {...input}
      value={typing?.text ?? value}
      onChange={({ target: { value: text } }) => {
        setTyping({ text, before: typing?.before ?? value });
        onChange(parseTime(text) ?? text);
      }}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}
