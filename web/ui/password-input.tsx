import type { ComponentProps } from 'react';
import { useState } from 'react';
import { Icon } from './icon.tsx';
import { Eye } from './icons/eye.ts';
import { EyeOff } from './icons/eye-off.ts';
import { TextInput } from './text-input.tsx';

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'end' | 'icon'> & {
  /** Name of the toggle; `aria-pressed` tells its state. */
  showLabel: string;
};

export function PasswordInput({ showLabel, ...props }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={showLabel}
          aria-pressed={isShown}
          title={showLabel}
          onClick={() => setShown(!isShown)}
          className="grid size-11 place-items-center rounded-field text-ink"
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}
