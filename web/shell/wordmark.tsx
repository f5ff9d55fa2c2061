import { wordmark } from '#domain/shared/wordmark.ts';

type WordmarkProps = {
  className?: string;
  /** On tomato and amber fields the i is ink like the letters. */
  isOnColor?: boolean;
};

/** The product's name as it is drawn: the leaning i is someone joining. */
export function Wordmark({ className, isOnColor = false }: WordmarkProps) {
  return (
    <svg viewBox={wordmark.viewBox} aria-hidden="true" focusable="false" className={className}>
      <path fill="currentColor" d={wordmark.letters} />
      <g transform={wordmark.joining.transform} className={isOnColor ? 'fill-current' : 'fill-tomato'}>
        <path d={wordmark.joining.stem} />
        <circle {...wordmark.joining.head} />
      </g>
    </svg>
  );
}
