import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/cx.ts';

type FormRowProps = {
  name: 'what' | 'when' | 'places' | 'audience' | 'visibility' | 'cost';
  children: ReactNode;
};

/** Wraps the rows. With a mouse, targets may be below 44 px. */
export const formClass =
  '@container/form [&_.segmented-item]:px-2 [&_:is(.chip,.word)]:gap-1.5 [&_:is(.chip,.word)]:px-3 md:pointer-fine:[&_.control]:min-h-11 md:pointer-fine:[&_.control]:py-2.5 md:pointer-fine:[&_:is(.chip,.word,.segmented-item)]:min-h-9 md:pointer-fine:[&_label:has(>.tick)]:min-h-9 md:pointer-fine:[&_label:has(>.tick)]:py-1.5';

/** Text beside a field with its label above. */
export const besideLabel =
  'items-end @min-[40rem]/form:items-start @min-[40rem]/form:[&>:is(.word,span)]:mt-6.5 @max-[44rem]/form:[&_.word_svg]:hidden';

/** A row with its title beside the fields if there is room. */
export function FormRow({ name, children }: FormRowProps) {
  const { t } = useTranslation('events');
  const isPlain = name === 'when';
  return (
    <section
      className={cx(
        'py-2 first-of-type:mt-2 @min-[40rem]/form:grid @min-[40rem]/form:py-1.5 @min-[40rem]/form:first-of-type:mt-0 @min-[40rem]/form:grid-cols-[6rem_minmax(0,1fr)] @min-[40rem]/form:gap-x-3',
        isPlain
          ? '@min-[40rem]/form:border-line @min-[40rem]/form:border-t-2 @min-[40rem]/form:border-dashed'
          : 'border-line border-t-2 border-dashed',
      )}
    >
      <h2
        className={cx(
          'mb-2 text-h4 @min-[40rem]/form:mt-7 @min-[40rem]/form:mb-0 @min-[40rem]/form:leading-[1.2]',
          (isPlain || name === 'what') && '@max-[40rem]/form:sr-only',
        )}
      >
        {t(`rows.${name}`)}
      </h2>
      <div className="grid min-w-0 gap-3 @min-[40rem]/form:gap-2">{children}</div>
    </section>
  );
}
