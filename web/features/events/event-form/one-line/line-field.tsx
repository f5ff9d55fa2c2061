import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';
import type { FieldTexts } from '#web/ui/field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { WandSparkles } from '#web/ui/icons/wand-sparkles.ts';
import type { Marked } from './mark-line.ts';

/** Highlights in the chip's colour, underlined so that colour is not the only sign. */
const markClass = {
  sure: 'rounded-[3px] bg-sunk underline decoration-[3px] decoration-tomato underline-offset-[5px] [text-decoration-skip-ink:none] forced-colors:decoration-[Highlight]',
  guess:
    'rounded-[3px] bg-amber-wash underline decoration-[3px] decoration-amber-text decoration-dashed underline-offset-[5px] [text-decoration-skip-ink:none] forced-colors:decoration-[Highlight]',
} as const;

type LineFieldProps = Pick<FieldTexts, 'label' | 'help' | 'hint'> &
  Pick<ComponentProps<'textarea'>, 'ref' | 'placeholder' | 'maxLength' | 'onKeyDown'> & {
    value: string;
    /** The value in segments. */
    marked: readonly Marked[];
    onChange: (line: string) => void;
  };

/** Both layers must wrap identically. */
const layer =
  'control min-h-13! w-full ps-11 font-semibold text-[1.0625rem] md:text-[1.25rem] whitespace-pre-wrap wrap-anywhere';

/** An auto-growing line: a regular field over a hidden copy with highlights. The chips repeat them in words. */
export function LineField({ label, help, hint, value, marked, placeholder, onChange, ...area }: LineFieldProps) {
  return (
    <Field label={label} hideLabel help={help} hint={hint ?? null}>
      {(control) => (
        <div className="relative">
          <div
            aria-hidden="true"
            dir="auto"
            className={cx(
              layer,
              'pointer-events-none select-none bg-card! text-transparent shadow-none! forced-color-adjust-none',
            )}
          >
            {marked.map(({ text, kind }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity but their order
              <span key={at} className={kind === 'plain' ? undefined : markClass[kind]}>
                {text}
              </span>
            ))}
            {/* Keeps the height of an empty line. */}
            {value === '' ? <span className="max-md:text-small">{placeholder}</span> : '\u200b'}
          </div>
          <span className="pointer-events-none absolute start-3.5 top-4.25 text-ink-2">
            <Icon of={WandSparkles} size={18} />
          </span>
          <textarea
            {...control}
            {...area}
            dir="auto"
            rows={1}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={placeholder}
            value={value}
            // Line breaks, as when pasted, become spaces.
            onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
            data-icon=""
            className={cx(
              layer,
              'absolute inset-0 h-full min-h-0! resize-none overflow-hidden bg-transparent! max-md:placeholder:text-small',
            )}
          />
        </div>
      )}
    </Field>
  );
}
