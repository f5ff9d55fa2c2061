import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type RadioTileProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'title'> & {
  /** 4:3. */
  drawing?: ReactNode;
  title: ReactNode;
  help?: ReactNode;
  /** On phones a row across both columns, for an odd last tile. */
  wideOnPhone?: boolean;
};

/** In the grid of a `FieldGroup`. */
export function RadioTile({ drawing, title, help, wideOnPhone = false, className, ...input }: RadioTileProps) {
  return (
    <label
      className={cx(
        'relative flex min-h-33 gap-2 rounded-card bg-card p-3.5 inset-ring-[1.5px] inset-ring-edge transition-shadow hover:inset-ring-ink forced-colors:border md:min-h-44 md:p-5',
        'has-checked:inset-ring-[3px] has-checked:inset-ring-ink has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        wideOnPhone
          ? 'max-md:col-span-2 max-md:min-h-18 max-md:items-center max-md:gap-5 md:flex-col'
          : 'flex-col justify-between',
        className,
      )}
    >
      {drawing && (
        <span className={cx('block w-19 md:w-27', wideOnPhone ? 'max-md:w-16' : 'max-md:w-20')}>{drawing}</span>
      )}
      <span className={cx('mt-auto grid gap-1', wideOnPhone && 'max-md:mt-0')}>
        <span className="hyphens-auto text-h4 max-md:text-[1.0625rem]">{title}</span>
        {help && <span className="text-ink-2 text-small">{help}</span>}
      </span>
      <input
        {...input}
        type="radio"
        className={cx(
          'tick tick-check absolute end-3 top-3 outline-none',
          wideOnPhone && 'max-md:top-1/2 max-md:-translate-y-1/2',
        )}
      />
    </label>
  );
}
