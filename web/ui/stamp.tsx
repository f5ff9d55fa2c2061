import { useId } from 'react';
import { cx } from './cx.ts';

type StampTone = 'fir' | 'amber' | 'tomato' | 'azure' | 'rose' | 'oxblood';

const tones: Record<StampTone, string> = {
  fir: 'text-fir',
  amber: 'text-amber-text',
  tomato: 'text-tomato-text',
  azure: 'text-azure-text',
  rose: 'text-rose-text',
  oxblood: 'text-oxblood',
};

type StampProps = {
  /** Large up to five letters. */
  word: string;
  /** Capitals along the ring, stretched to close it. */
  ring: string;
  tone: StampTone;
  /** Degrees, -9 to 9. */
  tilt?: number;
  /** Without it the stamp is decorative. */
  label?: string;
  /** Animates on mount. */
  press?: boolean;
  className?: string;
};

/** Two rings with a word inside. Only for status and trust. */
export function Stamp({ word, ring, tone, tilt = -7, label, press = false, className }: StampProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 150 150"
      className={cx('overflow-visible', tones[tone], press && 'animate-press', className ?? 'size-30')}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path id={id} d="M19 75a56 56 0 1 1 112 0 56 56 0 1 1-112 0" fill="none" />
      <g transform={`rotate(${tilt} 75 75)`} fill="currentColor">
        <g fill="none" stroke="currentColor">
          <circle cx="75" cy="75" r="71" strokeWidth="3" />
          <circle cx="75" cy="75" r="43" strokeWidth="2" />
        </g>
        <text fontFamily="var(--font-sans)" fontSize="14.5" fontWeight="600">
          <textPath href={`#${id}`} textLength="349" lengthAdjust="spacing">
            {ring}
          </textPath>
        </text>
        <text
          x="75"
          y={word.length > 3 ? 84 : 90}
          fontFamily="var(--font-display)"
          fontSize={word.length > 3 ? 27 : 44}
          fontWeight="800"
          fontStretch="80%"
          textAnchor="middle"
        >
          {word}
        </text>
      </g>
    </svg>
  );
}
