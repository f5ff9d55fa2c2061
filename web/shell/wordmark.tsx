import { wordmark } from '#domain/shared/wordmark.ts';

type WordmarkProps = {
  className?: string;
  /** On tomato and amber the i is ink. */
  isOnColor?: boolean;
};

/** The logo; its leaning i is a person joining. */
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
