import { Fragment } from 'react';
import { cx } from './cx.ts';
import { Key } from './key.tsx';

export type KeyRow = { keys: readonly string[]; text: string; isLetter?: boolean };

type KeyListProps = {
  title: string;
  rows: readonly KeyRow[];
  /** False strikes out single letters. */
  areLettersOn: boolean;
  /** Between two keys, for screen readers. */
  and: string;
};

export function KeyList({ title, rows, areLettersOn, and }: KeyListProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-h4">{title}</h3>
      <dl className="divide-y divide-line border-line border-y">
        {rows.map(({ keys, text, isLetter = false }) => (
          <div
            key={text}
            className={cx(
              'flex min-h-11 items-center justify-between gap-4 py-1.5',
              isLetter && !areLettersOn && 'line-through',
            )}
          >
            <dt className="order-last flex shrink-0 items-center gap-1.5">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span className="sr-only">{and}</span>}
                  <Key>{key}</Key>
                </Fragment>
              ))}
            </dt>
            <dd className={cx(isLetter && !areLettersOn && 'text-ink-3')}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
