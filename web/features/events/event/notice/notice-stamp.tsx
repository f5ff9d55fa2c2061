import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/cx.ts';
import type { EventState } from './notice-facts.ts';

/** Full or cancelled; decorative, as the text repeats it. */
export function NoticeStamp({ state }: { state: EventState }) {
  const { t } = useTranslation('guests');
  if (state !== 'full' && state !== 'cancelled') return null;
  const isFull = state === 'full';
  const word = t(isFull ? 'stampFull' : 'stampCancelled');
  return (
    <svg
      className={cx(
        'absolute top-3 right-4 w-[clamp(6rem,14cqi,11rem)] rotate-8 animate-press rounded-full',
        isFull ? 'bg-pic-paper text-pic-ink' : 'bg-(--ground,var(--tag)) text-oxblood',
      )}
      viewBox="0 0 150 150"
      aria-hidden="true"
      fill="currentColor"
    >
      <path id="stamp-ring" d="M19 75a56 56 0 1 1 112 0 56 56 0 1 1-112 0" fill="none" />
      <g fill="none" stroke="currentColor">
        <circle cx="75" cy="75" r="71" strokeWidth="3" />
        <circle cx="75" cy="75" r="43" strokeWidth="2" />
      </g>
      <text fontSize="14.5" fontWeight="600">
        <textPath href="#stamp-ring" textLength="345" lengthAdjust="spacing">
          {t(isFull ? 'ringFull' : 'ringCancelled')}
        </textPath>
      </text>
      <text
        x="75"
        y={isFull ? 86.5 : 81.5}
        fontSize={isFull ? 34 : 19}
        textAnchor="middle"
        className="font-display font-extrabold font-stretch-76%"
      >
        {word}
      </text>
    </svg>
  );
}
